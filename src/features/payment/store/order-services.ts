/** The calls for placing and paying an order, with the shop's configuration; replaced in tests. */
import { cartService, storeApi } from '#features/account/store/customer.ts';
import type { Order } from '#features/checkout/rules/order.ts';
import {
  createCart,
  fetchPaymentData,
  type PaidCart,
  recordPayment,
  sendInvoice,
} from '#features/payment/api/cart-service.ts';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import { fetchStock } from '#features/product/api/stock.ts';
import { fetchProduct } from '#features/product/store/fetch-product.ts';
import { serverNow } from '#shared/clock/server-clock.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Answer } from '#shared/http/failure.ts';
import { retryCall } from '#shared/http/retry-call.ts';

/** The answer to a record; `isRepeated`: an earlier answer may have been lost. */
type RecordAnswer = RecordResult & { readonly isRepeated?: boolean };
export type RecordService = (paid: PaidCart) => Promise<Answer<RecordAnswer>>;

/** Repeats a call that the connection lost. */
function repeated<Asked, T>(call: (asked: Asked) => Promise<Answer<T>>) {
  return async (asked: Asked): Promise<Answer<T>> => (await retryCall(() => call(asked))).answer;
}

const environment = { env: shopConfiguration.cartEnv };

/** The configured services; only reads are repeated (decision 202, Safe retries). */
export const configuredServices = {
  stock: repeated((code: string) => fetchStock(storeApi(), code)),
  product: repeated((sku: string) => fetchProduct(sku)),
  createCart: (order: Order) => createCart(cartService(), order, environment),
  paymentData: repeated((cartId: string) => fetchPaymentData(cartService(), cartId, environment)),
  sendInvoice: (order: Order) => sendInvoice(storeApi(), order),
  /** False if the device knows that it is offline (decision 15, Bad network). */
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  /** The time of the order, corrected by the server's clock. */
  serverNow,
  random: Math.random,
};
export type OrderServices = typeof configuredServices;

/** Records a payment; a page that is left cancels its calls, and the next load sends the same again. */
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
