/** Splits texts with amounts, so that each amount can have an element and follow the currency. */
import type { Cents } from '#shared/money/money.ts';
import { formatLimit, type MoneyFormat } from './formats.ts';
import type { TextValues } from './messages.ts';

/** A piece of plain text, or cents of GTQ. */
export type AmountPart = string | Cents;

/** Marks amounts while a text is translated; no user's text contains it. */
const MARK = '\u0001';

/** The parts of a text, in the order of its language. `amounts`: the values of its placeholders. */
export function amountParts(
  speak: (values: TextValues) => string,
  amounts: Readonly<Record<string, Cents>>,
): readonly AmountPart[] {
  const marked = Object.entries(amounts).map(([name, cents]) => [name, `${MARK}${cents}${MARK}`]);
  return speak(Object.fromEntries(marked))
    .split(MARK)
    .map((part, at) => (at % 2 === 1 ? Number(part) : part))
    .filter((part) => part !== '');
}

/** The parts as one text, for accessible names. */
export function amountText(parts: readonly AmountPart[], format: MoneyFormat): string {
  return parts.map((part) => (typeof part === 'number' ? formatLimit(part, format) : part)).join('');
}
