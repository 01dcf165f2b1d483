/**
 * Whose an order is (decision 48, Orders kept in this browser): an account's is shown to that account alone until it logs
 * out, a guest's to everybody until it is cleared or somebody logs in or out.
 */
import { computed } from 'nanostores';
import type { User } from '#features/account/rules/account.ts';
import { $user } from '#features/account/store/customer.ts';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { $orders, changeOrders, keepOrder, NO_ORDERS, type PlacedOrder } from './order-history.ts';

/** Whether an account placed it. Where nobody noted whose it is, it is the account's of its e-mail. */
function isOfAccount(summary: OrderSummary, user: User): boolean {
  const { customerId, email } = summary;
  if (customerId !== undefined) return customerId === user.id;
  return email !== '' && email.toLowerCase() === user.email.toLowerCase();
}

/** Whether what was ordered may be shown to the current user of this browser. */
export function isOwnSummary(summary: OrderSummary | undefined, user = $user.get()): boolean {
  if (!summary) return true;
  return user ? isOfAccount(summary, user) : (summary.customerId ?? 0) === 0;
}

function isOwnOrder({ summary, isForgotten }: PlacedOrder, user: User | null): boolean {
  if (isForgotten) return false;
  return summary ? isOwnSummary(summary, user) : user === null;
}

/** The orders of the current user of this browser, newest first. */
export const $ownOrders = shared(
  computed([$orders, $user], (orders, user): readonly PlacedOrder[] =>
    orders.filter((order) => isOwnOrder(order, user)),
  ),
  NO_ORDERS,
);

/** The order as it may be shown now: of somebody else's, only its number. */
export function shownOrder(order: PlacedOrder): PlacedOrder {
  return !order.isForgotten && isOwnSummary(order.summary) ? order : { ...order, summary: undefined };
}

/** What stays of an attempt: which payment it was, and that it is settled. */
function settled(attempt: PaymentAttempt): PaymentAttempt {
  if (!('paymentReturn' in attempt)) return attempt;
  const { response, orderId, transactionId } = attempt.paymentReturn;
  const nothing = { responseText: '', authCode: '', avsResponse: '', cvvResponse: '', responseCode: '' };
  const paymentReturn = { response, orderId, transactionId, ...nothing, time: '', amount: '', hash: '' };
  return { ...attempt, paymentReturn };
}

/** An order without its buyer; nothing where no payment has to be known by it. */
function forgotten({ attempt }: PlacedOrder): PlacedOrder | undefined {
  if (!attempt || !('cartOrder' in attempt)) return undefined;
  const number = attempt.cartOrder.cartId;
  return { number, summary: undefined, attempt: settled(attempt), isForgotten: true };
}

/** Keeps an order that is paid; without its buyer if the session of the buyer has ended meanwhile. */
export function keepPaidOrder(order: PlacedOrder): void {
  keepOrder(isOwnSummary(order.summary) ? order : (forgotten(order) ?? order));
}

/** Forgets all orders but those of a customer; those that turn out to be the customer's are noted as such. */
export function retainOrdersOf(user: User | null): void {
  changeOrders((order) => {
    const { summary, isForgotten } = order;
    if (isForgotten) return order;
    if (summary && user && isOfAccount(summary, user)) {
      return { ...order, summary: { ...summary, customerId: user.id } };
    }
    return forgotten(order);
  });
}
