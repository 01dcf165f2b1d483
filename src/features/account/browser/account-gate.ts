/** /mi-cuenta before any React (storefront §2): a visitor is sent to the login, which leads back here. */

import { hasStoredToken } from '#features/cart/store/stored-main.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';

/** Says where the login is. */
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
// A page that comes back from the browser's memory may show an account that has been left since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) open();
});
