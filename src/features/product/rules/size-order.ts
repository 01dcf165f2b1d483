/** The order of sizes from small to large. */

/** Kind of the size, its smaller and its larger end; sizes of different kinds are listed one kind after the other. */
type Rank = readonly [kind: number, from: number, to: number];

const SINGLE = /^(?:UNICA|UNITALLA|U|TU|ONE SIZE|OS)$/;
const NEWBORN = /^(?:RN|NB|RECIEN NACIDO|NEWBORN)$/;
/** `2XL`, `XXL`, `CH` and `G` (small and large in Mexico and Guatemala). */
const LETTERS = /^(?:(\d)X|(X*))(S|CH|M|L|G)$/;
const RANGE = /\s?[-–/]\s?| A /;
const NUMBER = /^(\d{1,4}(?:[.,]\d{1,2})?)\s?(½|1\/2)?\s?([A-Z]*)$/;
const MONTHS = /^(?:M|MES|MESES|MONTHS?)$/;
const UNKNOWN: Rank = [4, 0, 0];

function letterValue(text: string): number | undefined {
  const [, digit, xs = '', letter] = LETTERS.exec(text) ?? [];
  if (letter === undefined) return undefined;
  if (letter === 'M') return 0;
  const steps = 1 + (digit === undefined ? xs.length : Number(digit));
  return letter === 'S' || letter === 'CH' ? -steps : steps;
}

/** A number with its half; ages in months are parts of a year. */
function numberValue(text: string, unitOfRange: string): number | undefined {
  const [, number, half, unit = ''] = NUMBER.exec(text) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replace(',', '.')) + (half ? 0.5 : 0);
  return MONTHS.test(unit || unitOfRange) ? value / 12 : value;
}

function rankOf(size: string): Rank {
  const text = size
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/^(?:TALLA|SIZE|EU|US|UK|MX) /, '')
    .replace(/(\d)X(\d)/, '$1-$2');
  if (SINGLE.test(text)) return [0, 0, 0];
  if (NEWBORN.test(text)) return [2, 0, 0];
  const whole = letterValue(text);
  if (whole !== undefined) return [1, whole, whole];
  const one = numberValue(text, '');
  if (one !== undefined) return [2, one, one];
  const [from = '', to = ''] = text.split(RANGE);
  const [small, large] = [letterValue(from), letterValue(to)];
  if (small !== undefined && large !== undefined) return [1, (small + large) / 2, large];
  const unit = /[A-Z]{1,6}$/.exec(to)?.[0] ?? '';
  const [low, high] = [numberValue(from, unit), numberValue(to, unit)];
  return low !== undefined && high !== undefined ? [2, low, high] : UNKNOWN;
}

/** Compares two sizes; unknown ones come last and keep their order. */
export function compareSizes(one: string, other: string): number {
  const [ranks, others] = [rankOf(one), rankOf(other)];
  const differing = ranks.findIndex((rank, at) => rank !== others[at]);
  return differing < 0 ? 0 : (ranks[differing] ?? 0) - (others[differing] ?? 0);
}

/** Sizes from small to large. */
export function sortSizes(sizes: readonly string[]): readonly string[] {
  return sizes.length < 2 ? sizes : sizes.toSorted(compareSizes);
}
