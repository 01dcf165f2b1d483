/** Payment data and returns (checkout §3; contract, GET Payment), and the checks of amount and origin. */
import * as z from 'zod/mini';
import { parseUrl, plainOrigin } from '#shared/http/url.ts';
import { type Cents, centsFromDecimal } from '#shared/money/money.ts';

/** The payment data of a cart; texts are posted unchanged. */
export type PaymentData = {
  /** Address of the post; checked against the allowed origins. */
  readonly action: string;
  readonly type: string;
  readonly keyId: string;
  readonly hash: string;
  readonly time: string;
  /** Decimal with two places. */
  readonly amount: string;
  readonly tax: string;
  readonly orderId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly avs: string;
};

/** The query of the return; '' for missing fields. */
export const paymentReturnSchema = z.object({
  response: z.enum(['1', '2', '3']),
  responseText: z.string(),
  authCode: z.string(),
  transactionId: z.string(),
  avsResponse: z.string(),
  cvvResponse: z.string(),
  orderId: z.string(),
  responseCode: z.string(),
  time: z.string(),
  amount: z.string(),
  hash: z.string(),
});
export type PaymentReturn = Readonly<z.infer<typeof paymentReturnSchema>>;

/** The cart service's record of an order. */
export const cartOrderSchema = z.object({ cartId: z.string(), localDocument: z.string() });
export type CartOrder = Readonly<z.infer<typeof cartOrderSchema>>;

/** The cart service's answer to a record. */
export type RecordResult = { readonly result: number; readonly message: string };

/** Whether the amount equals the displayed total (contract, Card provider; decision 73, Posted amount). */
export function amountMatches(amount: string, total: Cents): boolean {
  return /^\d+\.\d{2}$/.test(amount) && centsFromDecimal(amount) === total;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** https, or http on a loopback host, without user name or password. */
function isTrustworthy(url: URL): boolean {
  if (url.username !== '' || url.password !== '' || plainOrigin(url.href) === undefined) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

/** Whether the text is an allowed origin (decision 72, Payment origins): nothing after the host but a slash. */
export function isPaymentOrigin(text: string): boolean {
  const url = parseUrl(text.trim());
  return url !== undefined && isTrustworthy(url) && `${url.origin}/` === url.href;
}

/** The valid origins of a comma-separated list, in normal form. */
export function parsePaymentOrigins(text: string): readonly string[] {
  const origins = text.split(',').filter(isPaymentOrigin);
  return [...new Set(origins.map((origin) => new URL(origin.trim()).origin))];
}

/** Whether a form may be posted to the address: its origin is one of the configured ones. */
export function isAllowedAction(action: string, origins: readonly string[]): boolean {
  const url = parseUrl(action);
  return url !== undefined && isTrustworthy(url) && origins.includes(url.origin);
}
