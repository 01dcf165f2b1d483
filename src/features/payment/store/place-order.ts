/**
 * Places an order (checkout §4, Guest checkout flow: steps 3–7). The payment attempt decides each step, so that all
 * tabs together create one cart and post one form.
 */
import { type Cart, unitsInCart } from '#features/cart/rules/cart.ts';
import { $cart } from '#features/cart/store/cart.ts';
import { checkLines, isUnchangedSince, type LineCheck } from '#features/cart/store/line-check.ts';
import type { CardForm } from '#features/checkout/rules/card.ts';
import { buildOrder, type Order, type OrderCustomer, orderDigest } from '#features/checkout/rules/order.ts';
import { resetCheckoutForm } from '#features/checkout/store/checkout-form.ts';
import { isSummaryOf, type OrderSummary, summaryOf } from '#features/checkout/store/order-summary.ts';
import { type PaymentField, paymentFields } from '#features/payment/api/card-provider.ts';
import {
  amountMatches,
  type CartOrder,
  isAllowedAction,
  type PaymentData,
  parsePaymentOrigins,
} from '#features/payment/rules/payment.ts';
import { orderOf } from '#features/payment/rules/payment-attempt.ts';
import { isRecognisable } from '#features/payment/rules/payment-return.ts';
import { pageAddress } from '#shared/configuration/page-format.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { Cents } from '#shared/money/money.ts';
import { storeOrder } from './order-history.ts';
import { configuredServices, type OrderServices } from './order-services.ts';
import { announcePurchase, clearOrdered } from './ordered-cart.ts';
import {
  $cartOrder,
  advanceOwnAttempt,
  canStoreAfter,
  forgetCartOrder,
  isAttemptStored,
  type StartRefusal,
  startAttempt,
} from './payment-attempt.ts';
import { withPaymentLock } from './payment-lock.ts';
import { findUnpaidOrder, storeUnpaidOrder } from './unpaid-orders.ts';

export type OrderRequest = {
  readonly customer: OrderCustomer;
  /** The displayed total; no other amount is posted. */
  readonly shownTotal: Cents;
  /** Language of the page, stored with the receipt. */
  readonly locale: string;
};

/** Payment data that may be posted, with its attempt and cart. */
export type ReadyPayment = {
  readonly startedAt: number;
  readonly cartId: string;
  readonly payment: PaymentData;
};

type PaymentDataMissing = {
  /** The order is of an earlier press; only the shopper can create another. */
  readonly isEarlierOrder?: boolean;
};

export type PlaceOrderOutcome =
  | (ReadyPayment & { readonly kind: 'ready' })
  /** Sent without a card (PUBLIC_PAYMENT_MODE `order`). */
  | { readonly kind: 'sent' }
  | { readonly kind: StartRefusal }
  | { readonly kind: 'cart-empty' | 'offline' }
  /** The cart or the payment data has another amount than was displayed. */
  | { readonly kind: 'amount' }
  /** Some lines changed or could not be checked (decision 44, Cart differences). */
  | (LineCheck & { readonly kind: 'cart-changed' })
  /** The service created no cart; `message` is the service's or '' (decision 87, Stock refused by the service). */
  | { readonly kind: 'cart-failed'; readonly message: string }
  /** The service's cart has no id. */
  | { readonly kind: 'cart-id-missing' }
  /** `meta.resultado` 0, with `meta.mensaje`. */
  | (PaymentDataMissing & { readonly kind: 'payment-refused'; readonly message: string })
  | (PaymentDataMissing & { readonly kind: 'payment-failed'; readonly failure: ServiceFailure })
  /** The browser stores nothing, so the return would find no order. */
  | { readonly kind: 'storage' }
  /** The address of the payment data is not allowed. */
  | { readonly kind: 'origin' }
  /** The return could not be recognised by this order id. */
  | { readonly kind: 'order-id' }
  | { readonly kind: 'order-failed'; readonly failure: ServiceFailure };

type Attempt = {
  readonly startedAt: number;
  readonly request: OrderRequest;
  readonly services: OrderServices;
  /** The displayed order. */
  readonly summary: OrderSummary;
};

/** Another tab may change the cart during a call; only displayed lines are charged. */
const isStillInCart = ({ summary }: Attempt): boolean => isSummaryOf(summary, $cart.get());

/** Steps 3–6; `handOff` is step 7. */
export async function placeOrder(
  request: OrderRequest,
  services: OrderServices = configuredServices,
): Promise<PlaceOrderOutcome> {
  if (!services.isOnline()) return { kind: 'offline' };
  const outcome = await withPaymentLock(() => begin(request, services));
  return outcome ?? { kind: 'locked' };
}

async function begin(request: OrderRequest, services: OrderServices): Promise<PlaceOrderOutcome> {
  const cart = $cart.get();
  if (unitsInCart(cart) === 0) return { kind: 'cart-empty' };
  const now = services.now();
  const summary = summaryOf(cart, request.customer, { now, locale: request.locale });
  if (summary.total !== request.shownTotal) return { kind: 'amount' };
  const start = startAttempt(summary, now);
  if (!start.started) return { kind: start.why };
  const attempt: Attempt = { startedAt: start.startedAt, request, services, summary };
  const outcome: PlaceOrderOutcome = isAttemptStored()
    ? await checkAndSend(cart, attempt).catch((error: unknown) => endAfterError(error, attempt))
    : { kind: 'storage' };
  // Nothing was charged before the post; an unknown outcome does not accept this event.
  if (outcome.kind !== 'ready' && outcome.kind !== 'sent') {
    advanceOwnAttempt(start.startedAt, { type: 'failed' });
  }
  return outcome;
}

async function checkAndSend(cart: Cart, attempt: Attempt): Promise<PlaceOrderOutcome> {
  const { request, services, startedAt } = attempt;
  const check = await checkLines(cart, services);
  if (!isUnchangedSince(check)) return { kind: 'cart-changed', ...check };
  if (!isStillInCart(attempt)) return { kind: 'amount' };
  const { customer } = request;
  const keyId = shopConfiguration.paymentKeyId;
  const order = buildOrder({ cart, customer, now: services.serverNow(), random: services.random, keyId });
  if (!advanceOwnAttempt(startedAt, { type: 'cart-requested' })) return { kind: 'locked' };
  if (shopConfiguration.paymentMode === 'order') return sendOrder(order, attempt);
  const existing = findUnpaidOrder(orderDigest(order));
  return existing ? fetchPayment(existing, attempt, true) : createCart(order, attempt);
}

/** Statuses of a gateway whose service may have worked. */
const GATEWAY_STATUS: readonly number[] = [502, 504];

/** Whether a failed call may have created the cart (decision 75, One payment). */
function mayHaveWorked(failure: ServiceFailure): boolean {
  if (failure.kind === 'network') return true;
  if (failure.kind === 'http') return GATEWAY_STATUS.includes(failure.status);
  return failure.kind === 'not-json' && failure.status < 300;
}

async function createCart(order: Order, attempt: Attempt): Promise<PlaceOrderOutcome> {
  const { startedAt, services } = attempt;
  const answer = await services.createCart(order);
  if (!answer.ok) {
    if (mayHaveWorked(answer.failure)) return markLost(startedAt);
    const isIdMissing = answer.failure.kind === 'unexpected' && answer.failure.path.endsWith('UIdCarrito');
    if (isIdMissing) {
      // The order exists without an id, so only the shopper can create another.
      advanceOwnAttempt(startedAt, { type: 'lost' });
      return { kind: 'cart-id-missing' };
    }
    return { kind: 'cart-failed', message: ('message' in answer.failure && answer.failure.message) || '' };
  }
  // First of all, because the order exists now.
  storeUnpaidOrder(orderDigest(order), answer.value);
  return fetchPayment(answer.value, attempt, false);
}

function markLost(startedAt: number): PlaceOrderOutcome {
  advanceOwnAttempt(startedAt, { type: 'lost' });
  return { kind: 'unknown' };
}

/** An error in our code: logged, and the attempt ends. Only a sent order may exist. */
function endAfterError(error: unknown, { startedAt }: Attempt): PlaceOrderOutcome {
  console.error(error);
  advanceOwnAttempt(startedAt, { type: 'lost' });
  const isUnknown = $cartOrder.get().attempt.state === 'unknown';
  return isUnknown ? { kind: 'unknown' } : { kind: 'cart-failed', message: '' };
}

async function fetchPayment(
  cartOrder: CartOrder,
  attempt: Attempt,
  isEarlierOrder: boolean,
): Promise<PlaceOrderOutcome> {
  const { startedAt, request, services } = attempt;
  if (!advanceOwnAttempt(startedAt, { type: 'cart-created', cartOrder })) return { kind: 'locked' };
  const { cartId } = cartOrder;
  const answer = await services.paymentData(cartId);
  if (!answer.ok) {
    const { failure } = answer;
    if (failure.kind === 'refused')
      return { kind: 'payment-refused', message: failure.message, isEarlierOrder };
    return { kind: 'payment-failed', failure, isEarlierOrder };
  }
  const payment = answer.value;
  if (!amountMatches(payment.amount, request.shownTotal) || !isStillInCart(attempt))
    return { kind: 'amount' };
  if (!isAllowedAction(payment.action, parsePaymentOrigins(shopConfiguration.paymentOrigins))) {
    return { kind: 'origin' };
  }
  if (!isRecognisable(payment.orderId)) return { kind: 'order-id' };
  const isStored = isAttemptStored() && canStoreAfter({ type: 'posted', orderId: payment.orderId });
  if (!isStored) return { kind: 'storage' };
  return { kind: 'ready', startedAt, cartId, payment };
}

async function sendOrder(order: Order, { startedAt, services }: Attempt): Promise<PlaceOrderOutcome> {
  const answer = await services.sendInvoice(order);
  if (!answer.ok) {
    const { failure } = answer;
    // A second order would be accepted, so a server error or an unreadable answer counts as sent.
    const isFault = failure.kind === 'http' && failure.status >= 500;
    const isWordless = failure.kind === 'refused' && failure.message === '';
    if (isFault || isWordless || mayHaveWorked(failure)) return markLost(startedAt);
    return { kind: 'order-failed', failure };
  }
  const { summary } = $cartOrder.get();
  storeOrder({ number: order.reference, summary, attempt: undefined });
  clearOrdered(summary);
  resetCheckoutForm();
  forgetCartOrder();
  announcePurchase(summary);
  return { kind: 'sent' };
}

/** The form to post, once. */
export type HandOff = { readonly action: string; readonly fields: readonly PaymentField[] };

/** Marks the attempt as posted and returns the form with the card; undefined if it was posted or cannot be stored. */
export function handOff(ready: ReadyPayment, card: CardForm): HandOff | undefined {
  const { startedAt, cartId, payment } = ready;
  // Attempts may start in the same millisecond, so the cart id is compared too.
  if (orderOf($cartOrder.get().attempt)?.cartOrder.cartId !== cartId) return undefined;
  const mayPost = advanceOwnAttempt(startedAt, { type: 'posted', orderId: payment.orderId });
  // An attempt that is not stored would be unknown at the return.
  if (!mayPost || !isAttemptStored()) return undefined;
  const redirect = shopConfiguration.siteUrl + pageAddress('/pago-exito');
  const fields = paymentFields(payment, card, { redirect, keyId: shopConfiguration.paymentKeyId });
  return { action: payment.action, fields };
}

/** Ends an attempt whose card is no longer in the form. */
export function abandon({ startedAt }: ReadyPayment): void {
  advanceOwnAttempt(startedAt, { type: 'failed' });
}
