/** Registers the service worker at load, from the site's root (storefront §4, Persistence). */

/** `astro dev` has none. Where it cannot be registered, the shop goes on without it. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // A page that was drawn before it was asked for has loaded by the time it is seen.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
