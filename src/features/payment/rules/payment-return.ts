/** Reads and evaluates the provider's return (decision 79, Payment return; decision 80, Recording). */
import { type Cents, centsFromDecimal } from '#shared/money/money.ts';
import { asPlainText } from '#shared/text/text.ts';
import type { PaymentReturn } from './payment.ts';
import { belongsTo, canRecord, isFinalFor, type PaymentAttempt } from './payment-attempt.ts';

const MAX_TEXT = 300;
const MAX_VALUE = 128;

/** The action of the page: report that no payment is pending, show an outcome, record, or show the stored outcome. */
type ReturnVerdict = 'nothing' | 'denied' | 'system-error' | 'record' | 'stored-outcome';

function isResponse(value: string | undefined): value is PaymentReturn['response'] {
  return value === '1' || value === '2' || value === '3';
}

/** Whether a return can be matched to the order id: form, bank and address must keep it unchanged. */
export function isRecognisable(orderId: string): boolean {
  return orderId !== '' && orderId.length <= MAX_VALUE && asPlainText(orderId, MAX_VALUE) === orderId;
}

/** Reads the return from a query, uncleaned for comparison and hashes; undefined unless `response` is 1, 2 or 3. */
export function readPaymentReturn(params: URLSearchParams): PaymentReturn | undefined {
  const [response, ...more] = params.getAll('response');
  if (!isResponse(response) || more.length > 0) return undefined;
  const value = (name: string, most = MAX_VALUE): string => (params.get(name) ?? '').slice(0, most);
  return {
    response,
    responseText: asPlainText(params.get('responsetext') ?? '', MAX_TEXT),
    authCode: value('authcode'),
    transactionId: value('transactionid'),
    avsResponse: value('avsresponse'),
    cvvResponse: value('cvvresponse'),
    // One more than any order id, so that a longer one does not match its beginning.
    orderId: value('orderid', MAX_VALUE + 1),
    responseCode: value('response_code'),
    time: value('time'),
    amount: value('amount'),
    hash: value('hash'),
  };
}

/** Words at the start of the provider's text that repeat the denial. */
const DENIED_AGAIN =
  /^(?:transacci[oó]n|transaction|tarjeta|card)?\s*(?:denegad[ao]|rechazad[ao]|declinad[ao]|denied|declined|rejected)\b[\s:.,;-]*/i;

/** The provider's reason of a denial; '' if its text only repeats it. */
export function denialReason({ responseText }: Pick<PaymentReturn, 'responseText'>): string {
  return responseText.replace(DENIED_AGAIN, '');
}

/** A number or code, not a sentence. */
const CODE = /^(?=.*\d)[\w-]{1,64}$/;
const codeOnly = (value: string): string => (CODE.test(value) ? value : '');

/** Removes free texts that the address may contain, except codes (decision 84, The provider's own words). */
export function redactReturn(paymentReturn: PaymentReturn): PaymentReturn {
  const { response } = paymentReturn;
  const shown = (value: string): string => (response === '1' ? codeOnly(value) : '');
  return {
    response,
    responseText: '',
    authCode: shown(paymentReturn.authCode),
    transactionId: shown(paymentReturn.transactionId),
    avsResponse: '',
    cvvResponse: '',
    orderId: shown(paymentReturn.orderId),
    responseCode: shown(paymentReturn.responseCode),
    time: '',
    amount: '',
    hash: '',
  };
}

export function isReturnOfAttempt(paymentReturn: PaymentReturn, attempt: PaymentAttempt): boolean {
  if (belongsTo(paymentReturn, attempt)) return true;
  if (!('paymentReturn' in attempt)) return false;
  const { responseText, transactionId, responseCode, orderId } = attempt.paymentReturn;
  return (
    orderId === paymentReturn.orderId &&
    transactionId === paymentReturn.transactionId &&
    responseCode === paymentReturn.responseCode &&
    responseText === paymentReturn.responseText
  );
}

/** Whether an outcome can be shown without a query. */
function hasOutcome(attempt: PaymentAttempt): boolean {
  return 'paymentReturn' in attempt;
}

/** Evaluates a return, or the stored attempt without one; 'record' exactly if the advanced attempt may record. */
export function evaluateReturn(
  paymentReturn: PaymentReturn | undefined,
  attempt: PaymentAttempt,
): ReturnVerdict {
  if (!paymentReturn) return evaluateStored(attempt);
  const belongs = belongsTo(paymentReturn, attempt);
  if (belongs && isFinalFor(attempt, paymentReturn)) return 'stored-outcome';
  if (paymentReturn.response === '1') return belongs ? 'record' : 'nothing';
  // A denial after an approval of the same order is ignored.
  if (belongs && canRecord(attempt)) return evaluateStored(attempt);
  return paymentReturn.response === '2' ? 'denied' : 'system-error';
}

/** Finishes a record that a reload interrupted. */
function evaluateStored(attempt: PaymentAttempt): ReturnVerdict {
  if (attempt.state === 'returned') return 'record';
  return hasOutcome(attempt) ? 'stored-outcome' : 'nothing';
}

/** Whether a return names another amount than the order's, unless one is missing (decision 4, Prices and amounts). */
export function hasOtherAmount({ amount }: PaymentReturn, total: Cents | undefined): boolean {
  return amount !== '' && total !== undefined && centsFromDecimal(amount) !== total;
}

/** The cart service's `Resultado`: 0 and 1 success, 2 duplicate, more an error. */
export function outcomeOfRecord(result: number): 'recorded' | 'duplicate' | 'error' {
  if (result === 0 || result === 1) return 'recorded';
  return result === 2 ? 'duplicate' : 'error';
}
