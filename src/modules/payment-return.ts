/**
 * The payment pages before React. The provider knows one return page, in the shop's own language: a payment begun in
 * another is led to that language's page, query and all. Otherwise the island is started where there is something to do,
 * a query to read or a payment this browser knows of, and the page says at once when there is nothing.
 */
import { type Locale, readLocale } from '#i18n/locales.ts';
import { localePath, splitLocale } from '#i18n/paths.ts';
import { isRecord, textOr } from '#stores/stored-shape.ts';
import { startIsland } from './start-island.ts';
import { isStored } from './stored-cart-start.ts';

/** Keys of the cart order, of payments let go of and of the orders placed; their stores come with the island. */
const CART_ORDER = 'tienda:cartOrder';
const PAYMENTS = [CART_ORDER, 'tienda:earlierPayments', 'tienda:orders'];

/** The language the stored order was placed in; undefined when there is none that says so. */
function orderLocale(): Locale | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CART_ORDER) ?? 'null');
    const summary = isRecord(stored) ? stored['summary'] : undefined;
    return isRecord(summary) ? readLocale(textOr(summary['locale'], '')) : undefined;
  } catch {
    return undefined;
  }
}

function begin(): void {
  const hasWork = location.search !== '' || isStored(PAYMENTS);
  document.documentElement.dataset['payment'] = hasWork ? 'working' : 'nothing';
  if (hasWork) startIsland(document.querySelector<HTMLElement>('[data-payment] > astro-island'));
}

const here = splitLocale(location.pathname);
const wanted = orderLocale();
if (location.search !== '' && wanted !== undefined && wanted !== here.locale) {
  location.replace(localePath(wanted, here.path) + location.search);
} else {
  begin();
}
