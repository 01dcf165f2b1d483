/** /pedidos before React: hydrates the page if orders or payments are stored. */
import { startIsland } from '#shared/hydration/start-island.ts';
import { CART_ORDER_KEY, EARLIER_PAYMENTS_KEY, ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Orders, and payments that may wait for their record. */
const KEYS = [ORDER_HISTORY_KEY, CART_ORDER_KEY, EARLIER_PAYMENTS_KEY];

function draw(): void {
  startIsland(document.querySelector<HTMLElement>('[data-orders-page] astro-island'));
}

/** Hydrates the orders, or shows that there are none until another tab stores one. */
export function startOrders(): void {
  if (isStored(...KEYS)) {
    draw();
    return;
  }
  document.documentElement.dataset['orders'] = 'none';
  addEventListener('storage', draw, { once: true });
}
