/** /pedidos: its orders are only in this browser, so they are drawn at once where there are any. */
import { startIsland } from '#shared/hydration/start-island.ts';
import { CART_ORDER_KEY, EARLIER_PAYMENTS_KEY, ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Orders, and payments that still have to be recorded. */
const KEYS = [ORDER_HISTORY_KEY, CART_ORDER_KEY, EARLIER_PAYMENTS_KEY];

function draw(): void {
  startIsland(document.querySelector<HTMLElement>('[data-orders-page] astro-island'));
}

/** Draws the orders, or says that there are none until another tab stores one. */
export function startOrders(): void {
  if (isStored(...KEYS)) {
    draw();
    return;
  }
  document.documentElement.dataset['orders'] = 'none';
  addEventListener('storage', draw, { once: true });
}
