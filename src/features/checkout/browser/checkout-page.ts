/**
 * A checkout page before React: the stored cart painted at once, a visitor warned. Where the shopper comes back to something (a draft, an
 * unfinished payment, a session), the form is started by itself, so that nothing of it has to be found by touching.
 */

import { startStoredCart } from '#features/cart/browser/stored-cart-start.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { CART_ORDER_KEY, CHECKOUT_FORM_KEY, USER_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';
import { isStored, storedText } from '#shared/storage/stored-text.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { forgetCard } from './forget-card.ts';

/** What there may be to come back to; its stores are too much for a page nobody has touched. */
const STORED = [CHECKOUT_FORM_KEY, CART_ORDER_KEY, USER_KEY];

/** The state of the stored attempt; its store, with all its schemas, comes with the island. */
function storedState(): unknown {
  return readJson(storedText(CART_ORDER_KEY), undefined, (stored) => {
    const attempt = isRecord(stored) ? stored['attempt'] : undefined;
    return isRecord(attempt) ? attempt['state'] : undefined;
  });
}

/** An approved payment that waits for its record is shown where there is no cart to pay, too. */
function showUnrecorded(): void {
  const notice = document.querySelector<HTMLElement>('.checkout-unrecorded');
  const state = storedState();
  if (notice && (state === 'returned' || state === 'record-failed')) notice.hidden = false;
}

/**
 * Warns visitors who are not logged in before they use the customers' page (checkout §5): in the page
 * (`first-checkout.ts`), and with a toast, whose code is loaded only where there is something to pay.
 */
function toastWarning(): void {
  const warning = document.querySelector<HTMLElement>('.checkout-login-needed');
  const isWorthIt = warning?.hidden === false && document.documentElement.dataset['cart'] !== 'empty';
  if (isWorthIt) showToast('warn', warning.textContent.trim(), 'top-left');
}

whenShown(() => {
  forgetCard();
  showUnrecorded();
  startStoredCart();
  if (isStored(...STORED)) {
    startIsland(document.querySelector<HTMLElement>('[data-checkout] > astro-island'));
  }
});
// By then all the page's scripts have run, what hears a toast among them; and it hears of being shown before this does.
addEventListener('DOMContentLoaded', () => whenShown(toastWarning));
