import type { SandboxContext } from '../context.ts';
import type { CardAttempt } from '../state/attempt-repository.ts';
import { responseHash } from './hashes.ts';

/** What the address and card checks answered: N not checked, M match. */
const CHECKS = { avsresponse: 'N', cvvresponse: 'M' } as const;

/** The return fields of a payment (checkout §3), signed. */
export function returnFields(attempt: CardAttempt, { settings }: SandboxContext) {
  const signed = {
    response: attempt.response,
    transactionid: attempt.transactionId,
    ...CHECKS,
    orderid: attempt.orderId,
    time: String(Math.floor(settings.now() / 1000)),
    amount: attempt.amount,
  };
  return {
    ...signed,
    responsetext: attempt.responseText,
    authcode: attempt.authCode,
    type: 'sale',
    response_code: attempt.responseCode,
    website: new URL(attempt.redirect).hostname,
    three_ds_version: '2.2.0',
    ipaddress: '127.0.0.1',
    eci: attempt.response === '1' ? '05' : '07',
    cavv: '',
    username: 'sandbox',
    hash: responseHash(signed, settings.merchantKey),
  };
}

/** The address of the shop that the shopper goes back to, with the return fields in its query. */
export function returnAddress(attempt: CardAttempt, context: SandboxContext): string {
  const address = new URL(attempt.redirect);
  for (const [name, value] of Object.entries(returnFields(attempt, context))) {
    address.searchParams.set(name, value);
  }
  return address.href;
}
