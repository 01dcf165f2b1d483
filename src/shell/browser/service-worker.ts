/** The service worker, and the notice of its releases. */

/** Time in ms after opening in which a new worker counts as the page's own release. */
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

/** Reports a new release when a worker replaces another one; the first worker of a device replaces none. */
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

/** Checks for a new worker when a tab is shown again, because browsers check only when a page loads. */
function updateOnReturn(registration: ServiceWorkerRegistration): void {
  let updated = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - updated < UPDATE_PAUSE_MS) return;
    updated = Date.now();
    registration.update().catch(() => undefined);
  });
}
