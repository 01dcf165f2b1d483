/**
 * The payment pages before React. The provider knows one return page, in the shop's own language: a payment begun in
 * another is led to that language's page, query and all. Otherwise the island is started where there is something to do,
 * a query to read or a payment this browser knows of, and the page says at once when there is nothing.
 */
import { localePath, splitLocale } from '#i18n/paths.ts';
import { orderLocale } from './order-locale.ts';
import { startIsland } from './start-island.ts';
import { isStored } from './stored-cart-start.ts';

/** Keys of the cart order, of payments let go of and of the orders placed; their stores come with the island. */
const PAYMENTS = ['tienda:cartOrder', 'tienda:earlierPayments', 'tienda:orders'];

function begin(): void {
  const hasWork = location.search !== '' || isStored(PAYMENTS);
  document.documentElement.dataset['payment'] = hasWork ? 'working' : 'nothing';
  if (hasWork) startIsland(document.querySelector<HTMLElement>('[data-payment] > astro-island'));
}

const here = splitLocale(location.pathname);
const wanted = orderLocale(new URLSearchParams(location.search).get('orderid') ?? '');
if (location.search !== '' && wanted !== undefined && wanted !== here.locale) {
  location.replace(localePath(wanted, here.path) + location.search);
} else {
  begin();
}
