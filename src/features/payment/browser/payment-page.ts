/** The payment pages before React: redirects to the order's language, or starts the island if a payment is stored. */
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { localePath, splitLocale } from '#shared/i18n/paths.ts';
import { CART_ORDER_KEY, EARLIER_PAYMENTS_KEY, ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** The keys of stored payments. */
const PAYMENTS = [CART_ORDER_KEY, EARLIER_PAYMENTS_KEY, ORDER_HISTORY_KEY];

function begin(): void {
  const hasWork = location.search !== '' || isStored(...PAYMENTS);
  document.documentElement.dataset['payment'] = hasWork ? 'working' : 'nothing';
  if (hasWork) startIsland(document.querySelector<HTMLElement>('[data-payment] > astro-island'));
}

/** The address in the language of the return's order; undefined if it is this one or unknown. */
async function otherPage(): Promise<string | undefined> {
  const { orderLocale, postedLocale } = await import('./order-locale.ts');
  const here = splitLocale(location.pathname);
  const query = new URLSearchParams(location.search);
  const wanted = location.search === '' ? postedLocale() : orderLocale(query.get('orderid') ?? '');
  if (wanted === undefined || wanted === here.locale) return undefined;
  return localePath(wanted, here.path) + location.search;
}

async function beginInItsLanguage(): Promise<void> {
  const other = await otherPage().catch(() => undefined);
  if (other === undefined) begin();
  else location.replace(other);
}

whenShown(() => {
  if (location.search === '' && !isStored(CART_ORDER_KEY)) begin();
  else void beginInItsLanguage();
});
