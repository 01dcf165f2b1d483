/** Registers the service worker at load, from the site's root (storefront §4, Persistence), and hears of a new one. */

/** A worker that comes sooner belongs to the release that this page came from. */
const OWN_MS = 60_000;
/** A return to the tab within this time is not worth a request. */
const PAUSE_MS = 300_000;

/** A worker takes over from another one only with a new release; the first one of a device has nobody before it. */
function watchReleases(workers: ServiceWorkerContainer): void {
  const opened = Date.now();
  let last = workers.controller;
  workers.addEventListener('controllerchange', () => {
    const isNew = last !== null && Date.now() - opened > OWN_MS;
    last = workers.controller;
    if (isNew) import('./new-release.ts').catch(() => undefined);
  });
}

/** The browser itself asks for a new worker when a page is loaded, which an open tab may not be for days. */
function askOnReturn(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < PAUSE_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** `astro dev` has none, and a shop that has retired it lets nobody have a new one. Where it cannot be registered, the shop goes on without it. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || __IS_WORKER_RETIRED__ || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  watchReleases(serviceWorker);
  const register = (): void =>
    void serviceWorker
      .register('/sw.js')
      .then(askOnReturn)
      .catch(() => undefined);
  // A page that was drawn before it was asked for has loaded by the time it is seen.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
