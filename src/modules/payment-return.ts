/**
 * Decides whether a payment page has something to do before React is loaded: a query to read, or a payment this browser
 * knows of. Otherwise the page says at once that there is none.
 */
import { startIsland } from './start-island.ts';

/** Keys of the cart order and of the orders placed; their stores come with the island. */
const CART_ORDER = 'tienda:cartOrder';
const ORDERS = 'tienda:orders';

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const island = document.querySelector<HTMLElement>('[data-payment] > astro-island');
const hasWork = location.search !== '' || isStored(CART_ORDER) || isStored(ORDERS);
document.documentElement.dataset['payment'] = hasWork ? 'working' : 'nothing';
if (hasWork) startIsland(island);
