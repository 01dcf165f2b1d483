/** Reading and judging what the provider came back with (contract, Payment return and Recording). */
import type { PaymentReturn } from './payment.ts';
import { belongsTo, isFinalFor, mayRecord, type PaymentAttempt } from './payment-attempt.ts';
import { asPlainText } from './text.ts';

const MAX_TEXT = 300;
const MAX_VALUE = 128;

/** What the page is to do: say that nothing awaits, show an outcome, record the payment, or show what was stored. */
export type ReturnVerdict = 'nothing' | 'denied' | 'system-error' | 'record' | 'stored-outcome';

function isResponse(value: string | undefined): value is PaymentReturn['response'] {
  return value === '1' || value === '2' || value === '3';
}

/** The return in a query, cleaned and capped; undefined unless `response` is exactly one of 1, 2, 3. */
export function readPaymentReturn(params: URLSearchParams): PaymentReturn | undefined {
  const [response, ...more] = params.getAll('response');
  if (!isResponse(response) || more.length > 0) return undefined;
  const value = (name: string): string => asPlainText(params.get(name) ?? '', MAX_VALUE);
  return {
    response,
    responseText: asPlainText(params.get('responsetext') ?? '', MAX_TEXT),
    authCode: value('authcode'),
    transactionId: value('transactionid'),
    avsResponse: value('avsresponse'),
    cvvResponse: value('cvvresponse'),
    orderId: value('orderid'),
    responseCode: value('response_code'),
    time: value('time'),
    amount: value('amount'),
    hash: value('hash'),
  };
}

/** Whether there is an outcome that can be shown without a query. */
function hasOutcome(attempt: PaymentAttempt): boolean {
  return 'paymentReturn' in attempt;
}

/**
 * What a return means for the attempt that is stored; no return: what can be shown without one. 'record' exactly when
 * the attempt, advanced by the return, may record.
 */
export function judgeReturn(
  paymentReturn: PaymentReturn | undefined,
  attempt: PaymentAttempt,
): ReturnVerdict {
  if (!paymentReturn) return judgeStored(attempt);
  const belongs = belongsTo(paymentReturn, attempt);
  if (belongs && isFinalFor(attempt, paymentReturn)) return 'stored-outcome';
  if (paymentReturn.response === '1') return belongs ? 'record' : 'nothing';
  // An approval of this order is known and waits for its record: a denial of it that comes later is not believed.
  if (belongs && mayRecord(attempt)) return judgeStored(attempt);
  return paymentReturn.response === '2' ? 'denied' : 'system-error';
}

/** A recording that a reload cut short is finished: its return is out of the address bar already. */
function judgeStored(attempt: PaymentAttempt): ReturnVerdict {
  if (attempt.state === 'returned') return 'record';
  return hasOutcome(attempt) ? 'stored-outcome' : 'nothing';
}

/** What the cart service's Resultado means: 0 and 1 success, 2 duplicate, anything else an error. */
export function outcomeOfRecord(result: number): 'recorded' | 'duplicate' | 'error' {
  if (result === 0 || result === 1) return 'recorded';
  return result === 2 ? 'duplicate' : 'error';
}
