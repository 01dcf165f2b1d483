/** The login page before any React: who is logged in is led on or shown so. */

import { startIsland } from '#hydration/start-island.ts';
import { whenShown } from '#modules/page/when-shown.ts';
import { hasStoredToken } from '#stores/storage/stored-main.ts';

const page = document.querySelector<HTMLElement>('[data-session-page]');

const island = page?.querySelector<HTMLElement>('astro-island');

async function leadOn(): Promise<void> {
  const { safeNextPath } = await import('#domain/page/next-path.ts');
  const next = safeNextPath(new URLSearchParams(location.search).get('next') ?? '');
  if (next === undefined) startIsland(island);
  else location.replace(next);
}

whenShown(() => {
  if (hasStoredToken()) leadOn().catch(() => startIsland(island));
});
