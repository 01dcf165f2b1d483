import type { SandboxContext } from '../context.ts';
import type { Cart } from '../state/cart-repository.ts';
import { inTransaction } from '../state/database.ts';
import { missingStock } from './order-check.ts';

/** The card payment behind an order; null for an order without a card. */
export type OrderPayment = { readonly transactionId: string; readonly authCode: string } | null;

/** What became of a cart: an order, one that already was an order, or nothing for want of stock. */
export type PlacedOrder =
  | { readonly outcome: 'placed' }
  | { readonly outcome: 'already placed' }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Turns a cart into an order and takes its units out of the stock, all in one transaction: of two buyers of
 * the last pair one gets it. A payment that cannot become an order is kept as refused, to be given back.
 */
export function placeOrder(cart: Cart, payment: OrderPayment, context: SandboxContext): PlacedOrder {
  const { database, orders, stock, settings } = context;
  return inTransaction(database, () => {
    if (orders.isOrdered(cart.number)) {
      if (payment && !orders.isPaidBy(cart.number, payment.transactionId)) {
        orders.refuse({ ...payment, cartNumber: cart.number, reason: 'El carrito ya estaba pagado' });
      }
      return { outcome: 'already placed' };
    }
    const reason = missingStock(cart.lines, context);
    if (reason !== undefined) {
      if (payment) orders.refuse({ ...payment, cartNumber: cart.number, reason });
      return { outcome: 'refused', reason };
    }
    for (const line of cart.lines) stock.take(line.code, line.quantity);
    orders.add({
      cartNumber: cart.number,
      transactionId: payment?.transactionId ?? null,
      authCode: payment?.authCode ?? '',
      createdAt: settings.now(),
    });
    return { outcome: 'placed' };
  });
}
