/** Money inside the shop: integer cents of quetzales (decision 1, Money). */
export type Cents = number;

/** A plain decimal: no grouping, no exponent, no currency sign. 13 digits keep the cents a safe integer. */
const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,20}))?$/;

/**
 * Cents of a decimal amount as services write it (`100`, `"100.00"`, `"19.9"`), read digit by digit, so that no binary
 * fraction gets in the way: `1.005` is 101 cents, not 100. More than two decimals round half away from zero. Answers
 * undefined for anything else: `"1,234.5"`, `"1e3"`, `""`, NaN (decisions 1, 73).
 */
export function centsFromDecimal(value: number | string): Cents | undefined {
  const match = DECIMAL.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const roundUp = (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundUp;
  return sign && cents > 0 ? -cents : cents;
}

/** The amount with a point and exactly two decimals, as services and the card provider want it: `1234.50`. No `-0`. */
export function decimalFromCents(cents: Cents): string {
  const amount = Math.abs(cents);
  const fraction = String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.floor(amount / 100)}.${fraction}`;
}

/**
 * The value added tax inside a total: total − total / 1.12, rounded half up once (checkout §9). Counted as 3/28 of the
 * total in whole numbers, so that no float decides a cent.
 */
export function vatPortion(total: Cents): Cents {
  return Math.floor((total * 6 + 28) / 56);
}

/** The sum of amounts; 0 for none. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
