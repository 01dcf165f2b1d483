/** The service worker, and the notice of its releases. */

/** A worker that takes over sooner belongs to the release of this page. */
const SAME_RELEASE_MS = 60_000;
const UPDATE_PAUSE_MS = 300_000;

/** Registers the service worker at load, from the site's root (storefront §4, Persistence), unless the shop has retired it. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || __IS_WORKER_RETIRED__ || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  notifyReleases(serviceWorker);
  const register = (): void =>
    void serviceWorker
      .register('/sw.js')
      .then(updateOnReturn)
      .catch(() => undefined);
  // A prerendered page has loaded before it is shown.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** A worker replaces another one only with a new release; the first worker of a device replaces none. */
function notifyReleases(workers: ServiceWorkerContainer): void {
  const opened = Date.now();
  let last = workers.controller;
  workers.addEventListener('controllerchange', () => {
    const isNew = last !== null && Date.now() - opened > SAME_RELEASE_MS;
    last = workers.controller;
    if (isNew)
      import('./web-app-notices.ts')
        .then(({ notifyNewRelease }) => notifyNewRelease())
        .catch(() => undefined);
  });
}

/** Browsers look for a new worker when a page loads, but a tab may stay open for days. */
function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let updated = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - updated < UPDATE_PAUSE_MS) return;
    updated = Date.now();
    registration.update().catch(() => undefined);
  });
}
