/**
 * The login page before any React: who is logged in is led on or shown so. /registrarse opens its modal by itself for
 * somebody who comes from a page of the shop; who arrives from elsewhere has touched nothing yet and loads nothing.
 */
import { hasStoredToken } from '#stores/stored-session.ts';
import { startIsland } from './start-island.ts';

const page = document.querySelector<HTMLElement>('[data-session-page]');

const island = page?.querySelector<HTMLElement>('astro-island');

async function leadOn(): Promise<void> {
  const { safeNextPath } = await import('#domain/next-path.ts');
  const next = safeNextPath(new URLSearchParams(location.search).get('next') ?? '');
  if (next === undefined) startIsland(island);
  else location.replace(next);
}

const comesFromShop = document.referrer.startsWith(`${location.origin}/`);
if (hasStoredToken()) void leadOn();
else if (page?.dataset['sessionPage'] === 'register' && comesFromShop) startIsland(island);
