/** Integer cents of quetzales (decision 1, Money). */
export type Cents = number;

/** A decimal without grouping, exponent and currency sign. With 13 digits the cents are a safe integer. */
const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,20}))?$/;

/**
 * Parses a decimal amount of a service (`100`, `"19.9"`) without binary fractions: `1.005` is 101 cents. Rounds half away
 * from zero; undefined for anything else, such as `"1,234.5"`, `"1e3"` and NaN (decisions 1, 73).
 */
export function centsFromDecimal(value: number | string): Cents | undefined {
  const match = DECIMAL.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const roundUp = (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundUp;
  return sign && cents > 0 ? -cents : cents;
}

/** The amount with two decimals for services and the card provider, `1234.50`; never `-0`. */
export function decimalFromCents(cents: Cents): string {
  const amount = Math.abs(cents);
  const fraction = String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.floor(amount / 100)}.${fraction}`;
}

/** The value added tax in a total, total − total / 1.12, rounded half up (checkout §9): 3/28 in integers. */
export function vatPortion(total: Cents): Cents {
  return Math.floor((total * 6 + 28) / 56);
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
