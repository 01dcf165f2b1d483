/** The calls that placing and paying an order takes, with the shop's configuration in them; tests bring their own. */

import { cartService, storeApi } from '#features/account/store/connections.ts';
import type { LineServices } from '#features/cart/store/line-check.ts';
import type { CartOrder, Order } from '#features/checkout/rules/order.ts';
import { createCart } from '#features/payment/api/create-cart.ts';
import { sendInvoice } from '#features/payment/api/invoice.ts';
import { fetchPaymentData } from '#features/payment/api/payment-data.ts';
import { type PaidCart, recordPayment } from '#features/payment/api/record-payment.ts';
import type { PaymentData, RecordResult } from '#features/payment/rules/payment.ts';
import { fetchStock } from '#features/product/api/stock.ts';
import { fetchProduct } from '#features/product/store/fetch-product.ts';
import { serverNow } from '#shared/clock/server-clock.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Answer } from '#shared/http/failure.ts';
import { retryCall } from '#shared/http/retry-call.ts';

export type OrderServices = LineServices & {
  readonly createCart: (order: Order) => Promise<Answer<CartOrder>>;
  readonly paymentData: (cartId: string) => Promise<Answer<PaymentData>>;
  readonly sendInvoice: (order: Order) => Promise<Answer<null>>;
  /** False when the device knows that it has no connection (decision 15, Bad network). */
  readonly isOnline: () => boolean;
  readonly now: () => Date;
  /** The time that an order says, which is not the device's. */
  readonly serverNow: () => Date;
  readonly random: () => number;
};

/** What the cart service says of a record; `isRepeated`: an answer before it may have been lost. */
export type RecordAnswer = RecordResult & { readonly isRepeated?: boolean };
export type RecordService = (paid: PaidCart) => Promise<Answer<RecordAnswer>>;

/** The same call, repeated when the connection loses it. */
function repeated<Asked, T>(call: (asked: Asked) => Promise<Answer<T>>) {
  return async (asked: Asked): Promise<Answer<T>> => (await retryCall(() => call(asked))).answer;
}

const environment = { env: shopConfiguration.cartEnv };

/**
 * The configured services, and the clocks of the device and the server. What reads is repeated when it is lost; what makes
 * an order is not (decision 202, Safe retries).
 */
export const configuredServices: OrderServices = {
  stock: repeated((code: string) => fetchStock(storeApi(), code)),
  product: repeated((sku: string) => fetchProduct(sku)),
  createCart: (order) => createCart(cartService(), order, environment),
  paymentData: repeated((cartId: string) => fetchPaymentData(cartService(), cartId, environment)),
  sendInvoice: (order) => sendInvoice(storeApi(), order),
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  serverNow,
  random: Math.random,
};

/**
 * Tells the configured cart service of a payment. A page that is left breaks its calls off: that is no answer, and the
 * next load sends the same again, as long as nothing is stored of it.
 */
export const recordAtService: RecordService = async (paid) => {
  const listener = new AbortController();
  let isLeft = false;
  const leave = (): void => {
    isLeft = true;
  };
  addEventListener('pagehide', leave, { signal: listener.signal });
  const { answer, isRepeated } = await retryCall(
    () => recordPayment(cartService(), paid, environment),
    () => !isLeft,
  );
  listener.abort();
  if (answer.ok) return { ...answer, value: { ...answer.value, isRepeated } };
  return isLeft ? new Promise(() => undefined) : answer;
};
