/** The login page before React: redirects a customer or shows the login. */

import { hasStoredToken } from '#features/cart/store/stored-main.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';

const page = document.querySelector<HTMLElement>('[data-session-page]');

const island = page?.querySelector<HTMLElement>('astro-island');

async function leadOn(): Promise<void> {
  const { safeNextPath } = await import('#features/account/rules/next-path.ts');
  const next = safeNextPath(new URLSearchParams(location.search).get('next') ?? '');
  if (next === undefined) startIsland(island);
  else location.replace(next);
}

whenShown(() => {
  if (hasStoredToken()) leadOn().catch(() => startIsland(island));
});
