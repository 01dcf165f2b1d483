/** Splits texts with amounts, so that each amount can have an element and follow the currency. */
import type { Cents } from '#shared/money/money.ts';
import { formatLimit, type MoneyFormat } from './formats.ts';
import type { TextValues } from './messages.ts';

/** A piece of a text as it is, or cents of GTQ to be built in its place. */
export type AmountPart = string | Cents;

/** Stands around amounts while a text is spoken; no text of a person has it. */
const MARK = '\u0001';

/** The parts of a text, in the order of its language. `amounts`: what its placeholders stand for. */
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

/** The parts as one text, for names that are only spoken. */
export function amountText(parts: readonly AmountPart[], format: MoneyFormat): string {
  return parts.map((part) => (typeof part === 'number' ? formatLimit(part, format) : part)).join('');
}
