/**
 * Placing an order (checkout §4, Guest checkout flow: steps 3–7; the form and the tax id are checked before). Each step
 * is an event of the payment attempt, which decides alone whether the next one may happen: at most one cart is created
 * and one form posted for it, whatever is clicked and in however many tabs.
 */

import { type Cart, unitsInCart } from '#features/cart/rules/cart.ts';
import { $cart } from '#features/cart/store/cart.ts';
import { checkLines, isUnchangedSince, type LineCheck } from '#features/cart/store/line-check.ts';
import type { CardForm } from '#features/checkout/rules/card.ts';
import {
  buildOrder,
  type CartOrder,
  type Order,
  type OrderCustomer,
  orderDigest,
} from '#features/checkout/rules/order.ts';
import { resetCheckoutForm } from '#features/checkout/store/checkout-form.ts';
import { isSummaryOf, type OrderSummary, summaryOf } from '#features/checkout/store/order-summary.ts';
import { type PaymentField, paymentFields } from '#features/payment/api/card-provider.ts';
import type { PaymentData } from '#features/payment/rules/payment.ts';
import { amountMatches } from '#features/payment/rules/payment-amount.ts';
import { orderOf } from '#features/payment/rules/payment-attempt.ts';
import { isAllowedAction, parsePaymentOrigins } from '#features/payment/rules/payment-origin.ts';
import { isRecognisable } from '#features/payment/rules/payment-return.ts';
import { pageAddress } from '#shared/configuration/page-format.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { Cents } from '#shared/money/money.ts';
import { keepOrder } from './order-history.ts';
import { configuredServices, type OrderServices } from './order-services.ts';
import { clearOrdered } from './ordered-cart.ts';
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
import { announcePurchase } from './purchase.ts';
import { findUnpaidOrder, keepUnpaidOrder } from './unpaid-orders.ts';

export type OrderRequest = {
  readonly customer: OrderCustomer;
  /** What the shopper saw as the total; another amount is never posted. */
  readonly shownTotal: Cents;
  /** Language of the page, kept with the receipt. */
  readonly locale: string;
};

/** Payment data that may be posted, and the attempt and cart it belongs to. */
export type ReadyPayment = {
  readonly startedAt: number;
  readonly cartId: string;
  readonly payment: PaymentData;
};

type PaymentDataMissing = {
  /** The cart order was made by an earlier press: only the shopper's choice to order anew makes another. */
  readonly isEarlierOrder?: boolean;
};

export type PlaceOrderOutcome =
  | (ReadyPayment & { readonly kind: 'ready' })
  /** Sent without a card (PUBLIC_PAYMENT_MODE `order`). */
  | { readonly kind: 'sent' }
  | { readonly kind: StartRefusal }
  | { readonly kind: 'cart-empty' | 'offline' }
  /** The cart is not what was shown any more, or the payment data names another amount: nothing is posted. */
  | { readonly kind: 'amount' }
  /**
   * Some lines are not what they were, or could not be looked at: only these stand in the way (decision 44, Cart
   * differences).
   */
  | (LineCheck & { readonly kind: 'cart-changed' })
  /**
   * The service made no cart; `message` is its own word on it, '' when it said none (decision 87, Stock that fell
   * meanwhile).
   */
  | { readonly kind: 'cart-failed'; readonly message: string }
  /** The service answered with a cart without its id. */
  | { readonly kind: 'cart-id-missing' }
  /** `meta.resultado` 0, with `meta.mensaje`. */
  | (PaymentDataMissing & { readonly kind: 'payment-refused'; readonly message: string })
  | (PaymentDataMissing & { readonly kind: 'payment-failed'; readonly failure: ServiceFailure })
  /** The browser keeps nothing, not even for the tab: the bank's answer would find no order. Nothing was posted. */
  | { readonly kind: 'storage' }
  /** The payment data wants the form posted somewhere that is not configured. */
  | { readonly kind: 'origin' }
  /** The payment's return could not be recognised by the order id that it is to have. Nothing was posted. */
  | { readonly kind: 'order-id' }
  | { readonly kind: 'order-failed'; readonly failure: ServiceFailure };

type Attempt = {
  readonly startedAt: number;
  readonly request: OrderRequest;
  readonly services: OrderServices;
  /** What is to be paid, as it was shown. */
  readonly summary: OrderSummary;
};

/** Another tab may change the cart while a service is asked: only what is still in it, and shown, is charged. */
const isStillInCart = ({ summary }: Attempt): boolean => isSummaryOf(summary, $cart.get());

/** Steps 3–6. The answer `ready` leads to `handOff` (step 7). */
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
    ? await checkAndSend(cart, attempt).catch((error: unknown) => breakOff(error, attempt))
    : { kind: 'storage' };
  // What ended before the post charged nothing; an unknown outcome stays what it is, since this event does not fit it.
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

/** What a gateway says when the service behind it may have been at work. */
const GATEWAY_STATUS: readonly number[] = [502, 504];

/**
 * No answer, a gateway's, or a good one that cannot be read, may still have made the cart (decision 75, One payment).
 */
function mayHaveWorked(failure: ServiceFailure): boolean {
  if (failure.kind === 'network') return true;
  if (failure.kind === 'http') return GATEWAY_STATUS.includes(failure.status);
  return failure.kind === 'not-json' && failure.status < 300;
}

async function createCart(order: Order, attempt: Attempt): Promise<PlaceOrderOutcome> {
  const { startedAt, services } = attempt;
  const answer = await services.createCart(order);
  if (!answer.ok) {
    if (mayHaveWorked(answer.failure)) return lose(startedAt);
    const isIdMissing = answer.failure.kind === 'unexpected' && answer.failure.path.endsWith('UIdCarrito');
    if (isIdMissing) {
      // The service has the order, and nobody can pay it: another one is the shopper's choice.
      advanceOwnAttempt(startedAt, { type: 'lost' });
      return { kind: 'cart-id-missing' };
    }
    return { kind: 'cart-failed', message: ('message' in answer.failure && answer.failure.message) || '' };
  }
  // Kept first: the order exists, whatever becomes of this attempt.
  keepUnpaidOrder(orderDigest(order), answer.value);
  return fetchPayment(answer.value, attempt, false);
}

function lose(startedAt: number): PlaceOrderOutcome {
  advanceOwnAttempt(startedAt, { type: 'lost' });
  return { kind: 'unknown' };
}

/** A fault of ours locks nobody out; who mends it finds it here. Only an order that was on its way may exist. */
function breakOff(error: unknown, { startedAt }: Attempt): PlaceOrderOutcome {
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
  const isKept = isAttemptStored() && canStoreAfter({ type: 'posted', orderId: payment.orderId });
  if (!isKept) return { kind: 'storage' };
  return { kind: 'ready', startedAt, cartId, payment };
}

async function sendOrder(order: Order, { startedAt, services }: Attempt): Promise<PlaceOrderOutcome> {
  const answer = await services.sendInvoice(order);
  if (!answer.ok) {
    const { failure } = answer;
    // Nothing follows that would keep a second order from being one: a fault of the service is no refusal of it, and
    // neither is a good answer without a word that can be read.
    const isFault = failure.kind === 'http' && failure.status >= 500;
    const isWordless = failure.kind === 'refused' && failure.message === '';
    if (isFault || isWordless || mayHaveWorked(failure)) return lose(startedAt);
    return { kind: 'order-failed', failure };
  }
  const { summary } = $cartOrder.get();
  keepOrder({ number: order.reference, summary, attempt: undefined });
  clearOrdered(summary);
  resetCheckoutForm();
  forgetCartOrder();
  announcePurchase(summary);
  return { kind: 'sent' };
}

/** What the browser is to post, once. */
export type HandOff = { readonly action: string; readonly fields: readonly PaymentField[] };

/**
 * Marks the attempt as posted, with the order id stored first, and answers the hidden form. Undefined when it was
 * posted already, cannot be kept, or is not this page's to post any more. The answer holds card data: submit it and let go of it.
 */
export function handOff(ready: ReadyPayment, card: CardForm): HandOff | undefined {
  const { startedAt, cartId, payment } = ready;
  // Two attempts may begin in the same millisecond; the cart is one's own.
  if (orderOf($cartOrder.get().attempt)?.cartOrder.cartId !== cartId) return undefined;
  const mayPost = advanceOwnAttempt(startedAt, { type: 'posted', orderId: payment.orderId });
  // What nobody has kept would not be known when the bank sends the shopper back.
  if (!mayPost || !isAttemptStored()) return undefined;
  const redirect = shopConfiguration.siteUrl + pageAddress('/pago-exito');
  const fields = paymentFields(payment, card, { redirect, keyId: shopConfiguration.paymentKeyId });
  return { action: payment.action, fields };
}

/** Ends an attempt whose payment data will not be posted, because the card is gone from the form. */
export function abandon({ startedAt }: ReadyPayment): void {
  advanceOwnAttempt(startedAt, { type: 'failed' });
}
