/** The card's fields: formatting and checks in order (checkout §2; §5; decision 63, CVV). */
import { check, findProblems, requireText, requireValid } from '#features/account/rules/form-checks.ts';
import { digitsOf } from '#shared/text/text.ts';
import { type CardBrand, cardRules, isValidCardNumber } from './card-brand.ts';

/** The typed card, kept in memory only. */
export type CardForm = {
  readonly holder: string;
  readonly number: string;
  /** '01'…'12' or ''. */
  readonly expiryMonth: string;
  /** Two digits or ''. */
  readonly expiryYear: string;
  readonly cvc: string;
};

/** Most years until a card expires (card-validator's rule). */
const MAX_YEARS_AHEAD = 19;
/** Lengths of the preview that differ from 16 (checkout §2, Card payment form). */
const PREVIEW_LENGTHS: Partial<Record<CardBrand, number>> = {
  amex: 15,
  dinersclub: 14,
  hipercard: 19,
  mastercard: 19,
  visa: 19,
};

export function previewMaximumLength(brand: CardBrand): number {
  return PREVIEW_LENGTHS[brand] ?? 16;
}

/** The digits in the brand's groups, at most as many as its numbers have. */
export function formatCardNumber(number: string): string {
  // A letter would hide the brand.
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

/** A name of digits only is a card number in the wrong field. */
function isHolder(name: string): boolean {
  return !/^[\d\s.\p{Pd}]+$/u.test(name.normalize('NFKC')) && name.length <= 255;
}

function isMonth(text: string): boolean {
  return /^(0?[1-9]|1[0-2])$/.test(text);
}

type DatedCard = CardForm & { readonly now: Date };

/** The year, two digits being of the current century; undefined if it is missing or invalid. */
function validYear({ expiryYear, now }: DatedCard): number | undefined {
  if (!/^(\d{2}|\d{4})$/.test(expiryYear)) return undefined;
  const thisYear = now.getFullYear();
  const century = expiryYear.length === 2 ? Math.floor(thisYear / 100) * 100 : 0;
  const year = century + Number(expiryYear);
  return year > thisYear + MAX_YEARS_AHEAD ? undefined : year;
}

/** Whether the card's month is over. */
function isExpired(card: DatedCard): boolean {
  const { expiryMonth, now } = card;
  const thisYear = now.getFullYear();
  const year = validYear(card) ?? thisYear + 1;
  const month = isMonth(expiryMonth) ? Number(expiryMonth) : 12;
  return year < thisYear || (year === thisYear && month < now.getMonth() + 1);
}

function isCvc({ cvc, number }: CardForm): boolean {
  return /^\d+$/.test(cvc) && cardRules(number).cvcLengths.includes(cvc.length);
}

/** Texts 8–12, and their variants for invalid values. */
const CHECKS = [
  requireText('holder', 'holder-missing'),
  requireValid('holder', 'holder-invalid', isHolder),
  requireText('number', 'number-missing'),
  requireValid('number', 'number-invalid', isValidCardNumber),
  requireText('expiryMonth', 'month-missing'),
  requireValid('expiryMonth', 'month-invalid', isMonth),
  requireText('expiryYear', 'year-missing'),
  check(
    'expiryYear',
    'year-invalid',
    (card: DatedCard) => card.expiryYear.trim() === '' || validYear(card) !== undefined,
  ),
  check('expiryYear', 'expired', (card: DatedCard) => !isExpired(card)),
  requireText('cvc', 'cvc-missing'),
  check('cvc', 'cvc-invalid', (card: CardForm) => card.cvc === '' || isCvc(card)),
];
export type CardProblem = (typeof CHECKS)[number]['problem'];

/** The problems in the order of the checks: holder, number, month, year, CVV; `now` is for the expiry. */
export function checkCard(card: CardForm, now: Date): readonly CardProblem[] {
  return findProblems({ ...card, now }, CHECKS);
}

/** The expiry as `MMYY`. */
export function cardExpiry({
  expiryMonth,
  expiryYear,
}: Pick<CardForm, 'expiryMonth' | 'expiryYear'>): string {
  return `${expiryMonth.padStart(2, '0')}${expiryYear.slice(-2)}`;
}
