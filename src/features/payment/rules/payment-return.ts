/** Reading and judging what the provider came back with (decisions 79, 80). */
import { type Cents, centsFromDecimal } from '#shared/money/money.ts';
import { asPlainText } from '#shared/text/text.ts';
import type { PaymentReturn } from './payment.ts';
import { belongsTo, canRecord, isFinalFor, type PaymentAttempt } from './payment-attempt.ts';

const MAX_TEXT = 300;
const MAX_VALUE = 128;

/** What the page is to do: say that nothing awaits, show an outcome, record the payment, or show what was stored. */
export type ReturnVerdict = 'nothing' | 'denied' | 'system-error' | 'record' | 'stored-outcome';

function isResponse(value: string | undefined): value is PaymentReturn['response'] {
  return value === '1' || value === '2' || value === '3';
}

/**
 * Whether a return can be matched to this order id: a form, the bank and an address return it unchanged. Nobody knows
 * that of a blank at an end, a line break, an invisible mark or half a character.
 */
export function isRecognisable(orderId: string): boolean {
  return orderId !== '' && orderId.length <= MAX_VALUE && asPlainText(orderId, MAX_VALUE) === orderId;
}

/**
 * The return in a query, capped; undefined unless `response` is exactly one of 1, 2, 3. All but the words is left as it
 * came: the order id is compared, and of the rest the hash was made. What shows them makes them harmless.
 */
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
    // One more than any of ours has: a longer one must not look like what it begins with.
    orderId: value('orderid', MAX_VALUE + 1),
    responseCode: value('response_code'),
    time: value('time'),
    amount: value('amount'),
    hash: value('hash'),
  };
}

/** Words that only say again that the payment was denied, at the start of the provider's text. */
const DENIED_AGAIN =
  /^(?:transacci[oó]n|transaction|tarjeta|card)?\s*(?:denegad[ao]|rechazad[ao]|declinad[ao]|denied|declined|rejected)\b[\s:.,;-]*/i;

/** Why a payment was denied, in the provider's words; '' where these only repeat that it was. */
export function denialReason({ responseText }: Pick<PaymentReturn, 'responseText'>): string {
  return responseText.replace(DENIED_AGAIN, '');
}

/** A number or a code, and no sentence. */
const CODE = /^(?=.*\d)[\w-]{1,64}$/;
const codeOnly = (value: string): string => (CODE.test(value) ? value : '');

/**
 * What may be shown of a return that belongs to no payment of this browser: anybody can write an address (decision 84,
 * The provider's own words). Of an approval, the numbers by which the shop finds it; of anything else, only that it is
 * one.
 */
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

/** Whether the attempt has this return: the one it names, or that it was believed to have without being named. */
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

/** Whether there is an outcome that can be shown without a query. */
function hasOutcome(attempt: PaymentAttempt): boolean {
  return 'paymentReturn' in attempt;
}

/**
 * What a return means for the attempt that is stored; no return: what can be shown without one. 'record' exactly when
 * the attempt, advanced by the return, may record.
 */
export function evaluateReturn(
  paymentReturn: PaymentReturn | undefined,
  attempt: PaymentAttempt,
): ReturnVerdict {
  if (!paymentReturn) return judgeStored(attempt);
  const belongs = belongsTo(paymentReturn, attempt);
  if (belongs && isFinalFor(attempt, paymentReturn)) return 'stored-outcome';
  if (paymentReturn.response === '1') return belongs ? 'record' : 'nothing';
  // An approval of this order is known and waits for its record: a denial of it that comes later is not believed.
  if (belongs && canRecord(attempt)) return judgeStored(attempt);
  return paymentReturn.response === '2' ? 'denied' : 'system-error';
}

/** A recording that a reload cut short is finished: its return is out of the address bar already. */
function judgeStored(attempt: PaymentAttempt): ReturnVerdict {
  if (attempt.state === 'returned') return 'record';
  return hasOutcome(attempt) ? 'stored-outcome' : 'nothing';
}

/**
 * Whether a return names another amount than the order's (decision 4, Prices and amounts); one without an amount, or an
 * order whose total is not known, names none. What cannot be read as an amount is another one.
 */
export function hasOtherAmount({ amount }: PaymentReturn, total: Cents | undefined): boolean {
  return amount !== '' && total !== undefined && centsFromDecimal(amount) !== total;
}

/** What the cart service's Resultado means: 0 and 1 success, 2 duplicate, anything else an error. */
export function outcomeOfRecord(result: number): 'recorded' | 'duplicate' | 'error' {
  if (result === 0 || result === 1) return 'recorded';
  return result === 2 ? 'duplicate' : 'error';
}
