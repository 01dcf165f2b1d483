/**
 * A checkout page before React: the stored cart painted at once, a visitor warned. Where the shopper comes back to something (a draft, an
 * unfinished payment, a session), the form is started by itself, so that nothing of it has to be found by touching.
 */

import { startIsland } from '#hydration/start-island.ts';
import { startStoredCart } from '#modules/cart/stored-cart-start.ts';
import { isKept } from '#modules/storage/stored-key.ts';
import { hasStoredToken } from '#stores/account/stored-session.ts';
import { showToast } from '#stores/page/toast.ts';
import { storedText } from '#stores/storage/stored-text.ts';

/** Keys of the draft, the cart order and the customer; their stores are too much for a page nobody has touched. */
const STORED = ['tienda:checkoutForm', 'tienda:cartOrder', 'tienda:usuario'];

/**
 * A browser that restores a page may hold what the fields held before they were emptied for the post (decision 76, Card
 * data): what stands in the card's fields of a page that was not opened anew is not the shopper's.
 */
function wipeRestoredCard(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate') return;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[autocomplete^="cc-"]');
  for (const field of fields) field.value = '';
}

/** An approved payment that waits for its record is told of where there is no cart to pay, too. */
function tellUnrecorded(): void {
  const notice = document.querySelector<HTMLElement>('.checkout-unrecorded');
  if (!notice || !/"state":"(returned|record-failed)"/.test(storedText('tienda:cartOrder') ?? '')) return;
  notice.hidden = false;
}

/**
 * Whoever is not logged in is warned on the customers' page before they touch it (checkout §5): in the page, and with a
 * toast, whose code is only worth its weight where there is something to pay.
 */
function warnVisitor(): void {
  const warning = document.querySelector<HTMLElement>('.checkout-login-needed');
  if (!warning || hasStoredToken()) return;
  warning.hidden = false;
  if (document.documentElement.dataset['cart'] === 'empty') return;
  // By then all the page's scripts have run: what hears a toast among them.
  const tell = (): void => showToast('warn', warning.textContent.trim(), 'top-left');
  addEventListener('DOMContentLoaded', tell);
}

wipeRestoredCard();
tellUnrecorded();
startStoredCart();
warnVisitor();
if (isKept(...STORED)) {
  startIsland(document.querySelector<HTMLElement>('[data-checkout] > astro-island'));
}
