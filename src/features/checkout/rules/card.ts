/** The card's fields: formatting and checks in order (checkout §2; §5; decision 63, CVV). */

import { digitsOf } from '#shared/text/text.ts';
import { type CardIssuer, cardRules, isValidCardNumber } from './card-issuer.ts';

/** The typed card, kept in memory only. */
export type CardForm = {
  readonly name: string;
  readonly number: string;
  /** '01'…'12' or ''. */
  readonly expiryMonth: string;
  /** Two digits or ''. */
  readonly expiryYear: string;
  readonly cvc: string;
};

/** Problems of the card; the keys of texts 8–12 and of their variants for invalid values. */
export type CardProblem =
  | { readonly field: 'name'; readonly error: 'holder-missing' | 'holder-invalid' }
  | { readonly field: 'number'; readonly error: 'number-missing' | 'number-invalid' }
  | { readonly field: 'expiryMonth'; readonly error: 'month-missing' | 'month-invalid' }
  | { readonly field: 'expiryYear'; readonly error: 'year-missing' | 'year-invalid' | 'expired' }
  | { readonly field: 'cvc'; readonly error: 'cvc-missing' | 'cvc-invalid' };

/** Most years until a card expires (card-validator's rule). */
const MAX_YEARS_AHEAD = 19;
/** Lengths of the preview that differ from 16 (checkout §2, Card payment form). */
const PREVIEW_LENGTHS: Partial<Record<CardIssuer, number>> = {
  amex: 15,
  dinersclub: 14,
  hipercard: 19,
  mastercard: 19,
  visa: 19,
};

/** The number of characters on the preview. */
export function previewMaximumLength(issuer: CardIssuer): number {
  return PREVIEW_LENGTHS[issuer] ?? 16;
}

/** The digits in the issuer's groups, at most as many as its numbers have. */
export function formatCardNumber(number: string): string {
  // A letter would hide the issuer.
  const all = digitsOf(number);
  const { gaps, lengths } = cardRules(all);
  const digits = all.slice(0, Math.max(...lengths));
  return Array.from(digits, (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** The caret's position in the formatted text, after the same number of digits as in the typed one. */
export function caretAfterFormatting(before: string, after: string, caret: number): number {
  const digits = digitsOf(before.slice(0, caret)).length;
  let seen = 0;
  let position = 0;
  while (seen < digits && position < after.length) {
    if (/\d/.test(after.charAt(position))) seen += 1;
    position += 1;
  }
  return position;
}

/** The length of most numbers. */
const USUAL_LENGTH = 16;

/** Whether a number of usual length is invalid, while it is typed. */
export function isWrongNumber(number: string): boolean {
  const digits = digitsOf(number).length;
  return (
    digits >= Math.min(USUAL_LENGTH, Math.max(...cardRules(number).lengths)) && !isValidCardNumber(number)
  );
}

function checkHolder({ name }: CardForm): CardProblem | undefined {
  if (name.trim() === '') return { field: 'name', error: 'holder-missing' };
  // A name of digits only is a card number in the wrong field.
  return /^[\d\s.\p{Pd}]+$/u.test(name.normalize('NFKC')) || name.length > 255
    ? { field: 'name', error: 'holder-invalid' }
    : undefined;
}

function checkNumber({ number }: CardForm): CardProblem | undefined {
  if (number.trim() === '') return { field: 'number', error: 'number-missing' };
  return isValidCardNumber(number) ? undefined : { field: 'number', error: 'number-invalid' };
}

function checkMonth({ expiryMonth }: CardForm): CardProblem | undefined {
  if (expiryMonth === '') return { field: 'expiryMonth', error: 'month-missing' };
  return isMonth(expiryMonth) ? undefined : { field: 'expiryMonth', error: 'month-invalid' };
}

function isMonth(text: string): boolean {
  return /^(0?[1-9]|1[0-2])$/.test(text);
}

/** Two digits are of the current century; the card expires after its month by `now`. */
function checkYear({ expiryMonth, expiryYear }: CardForm, now: Date): CardProblem | undefined {
  if (expiryYear === '') return { field: 'expiryYear', error: 'year-missing' };
  const invalid: CardProblem = { field: 'expiryYear', error: 'year-invalid' };
  if (!/^(\d{2}|\d{4})$/.test(expiryYear)) return invalid;
  const thisYear = now.getFullYear();
  const century = expiryYear.length === 2 ? Math.floor(thisYear / 100) * 100 : 0;
  const year = century + Number(expiryYear);
  if (year > thisYear + MAX_YEARS_AHEAD) return invalid;
  const month = isMonth(expiryMonth) ? Number(expiryMonth) : 12;
  const hasPassed = year < thisYear || (year === thisYear && month < now.getMonth() + 1);
  return hasPassed ? { field: 'expiryYear', error: 'expired' } : undefined;
}

function checkCvc({ cvc, number }: CardForm): CardProblem | undefined {
  if (cvc === '') return { field: 'cvc', error: 'cvc-missing' };
  const { cvcLengths } = cardRules(number);
  const isValid = /^\d+$/.test(cvc) && cvcLengths.includes(cvc.length);
  return isValid ? undefined : { field: 'cvc', error: 'cvc-invalid' };
}

/** The problems in the order of the checks: holder, number, month, year, CVV. */
export function checkCard(card: CardForm, now: Date): readonly CardProblem[] {
  const found = [
    checkHolder(card),
    checkNumber(card),
    checkMonth(card),
    checkYear(card, now),
    checkCvc(card),
  ];
  return found.filter((problem) => problem !== undefined);
}

/** The expiry as `MMYY`. */
export function cardExpiry({
  expiryMonth,
  expiryYear,
}: Pick<CardForm, 'expiryMonth' | 'expiryYear'>): string {
  return `${expiryMonth.padStart(2, '0')}${expiryYear.slice(-2)}`;
}
