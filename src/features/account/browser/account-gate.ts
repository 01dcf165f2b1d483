/** /mi-cuenta before React (storefront §2): sends a visitor to the login, which leads back. */

import { hasStoredToken } from '#features/cart/store/stored-main.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';

/** Has the address of the login. */
const page = document.querySelector<HTMLElement>('[data-account-page]');

function open(): void {
  if (!hasStoredToken()) {
    const { accountPage = '/' } = page?.dataset ?? {};
    location.replace(accountPage);
    return;
  }
  startIsland(page?.querySelector<HTMLElement>('astro-island'));
}

whenShown(open);
// A page restored by the browser may show an account that has been logged out.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) open();
});
