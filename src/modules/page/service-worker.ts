/** Registers the service worker at load, from the site's root (storefront §4, Persistence). */

/** `astro dev` has none. Where it cannot be registered, the shop goes on without it. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
