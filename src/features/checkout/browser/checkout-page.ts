/** A checkout page before React: shows the stored cart, and hydrates the form at once for a draft, payment or session. */
import { startStoredCart } from '#features/cart/browser/stored-cart-start.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { CART_ORDER_KEY, CHECKOUT_FORM_KEY, USER_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';
import { isStored, storedText } from '#shared/storage/stored-text.ts';
import { showToast } from '#shared/toast/toast-store.ts';

/** The storage keys whose data hydrate the form at once. */
const STORED = [CHECKOUT_FORM_KEY, CART_ORDER_KEY, USER_KEY];

/** The state of the stored attempt, read without its store. */
function storedState(): unknown {
  return readJson(storedText(CART_ORDER_KEY), undefined, (stored) => {
    const attempt = isRecord(stored) ? stored['attempt'] : undefined;
    return isRecord(attempt) ? attempt['state'] : undefined;
  });
}

/** Shows an approved payment that waits for its record, even with an empty cart. */
function showUnrecorded(): void {
  const notice = document.querySelector<HTMLElement>('.checkout-unrecorded');
  const state = storedState();
  if (notice && (state === 'returned' || state === 'record-failed')) notice.hidden = false;
}

/** Warns visitors of the customers' page with a toast, if there is something to pay (checkout §5). */
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
// By then the toast listener runs.
addEventListener('DOMContentLoaded', () => whenShown(toastWarning));

type CardControl = HTMLInputElement | HTMLSelectElement;

/** Whether the page was restored or reloaded. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/**
 * Keeps card data out of the browser's restored forms (decision 76, Card data): wipes restored fields, and sets
 * `autocomplete="off"` on filled ones, which Chromium and WebKit then do not store.
 */
function forgetCard(): void {
  const controls = (): NodeListOf<CardControl> =>
    document.querySelectorAll('[data-secret] :is(input,select)');
  if (isRestored()) for (const control of controls()) control.value = '';
  const mark = (): void => {
    for (const control of controls()) {
      // The built value, for filling in (HTML, Autofill).
      control.dataset['purpose'] ??= control.autocomplete;
      control.setAttribute('autocomplete', control.value ? 'off' : control.dataset['purpose']);
    }
  };
  mark();
  document.addEventListener('input', mark);
}
