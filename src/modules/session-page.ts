/** The login page before any React: who is logged in is led on or shown so, and /registrarse opens its modal by itself. */
import { safeNextPath } from '#domain/next-path.ts';
import { readStoredMain } from '#stores/stored-cart.ts';

const page = document.querySelector<HTMLElement>('[data-session-page]');
const { isLoggedIn } = readStoredMain();
const next = safeNextPath(new URLSearchParams(location.search).get('next') ?? '');

if (isLoggedIn && next !== undefined) location.replace(next);
else if (isLoggedIn || page?.dataset['sessionPage'] === 'register') {
  page?.querySelector('astro-island')?.dispatchEvent(new CustomEvent('intent:hydrate'));
}
