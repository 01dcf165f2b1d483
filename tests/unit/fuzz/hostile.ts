/** Values that a service, a storage or a stranger could send instead of the agreed ones. */
import fc from 'fast-check';
import { anyText } from '../fixtures/samples.ts';

const NUMBERS = [0, -0, -1, 0.1 + 0.2, 1.005, 1e21, -1e21, 1e308, 2 ** 53, 5e-324, 2 ** 31, 99.999];
const TEXTS = [
  '0',
  '-1',
  '1e21',
  'NaN',
  'Infinity',
  '-0',
  '1,234.5',
  '100.00',
  '999999999999999.99',
  '0x10',
  ' 7 ',
];
const ODD = [
  '',
  '\uD800',
  '\u202E',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'ñ'.repeat(10_000),
];

/** The value of `1e999` in `JSON.parse`. */
const BOUNDLESS = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

/** JSON that cannot be converted to text. */
export const NO_TEXT = { toString: null, valueOf: null };

/** A value without properties, or one that breaks code that reads its properties. */
const hostileLeaf: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS, ...TEXTS, ...ODD, null, true, false, NO_TEXT),
  fc.constantFrom(...BOUNDLESS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  anyText(20),
);

/** Any JSON whose objects have the given names, and hostile leaves. */
export function hostileJson(names: readonly string[]): fc.Arbitrary<unknown> {
  const name = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: anyText(5) },
  );
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
      hostileLeaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 12, noNullPrototype: true }),
    ),
  })).value;
}

/** Repeats a list for ever. */
function* endless<T>(list: readonly T[]): Generator<T, never> {
  for (;;) yield* list;
}

/** The same JSON with some of its values, at any depth, replaced by hostile ones. */
export function spoiled(whole: unknown): fc.Arbitrary<unknown> {
  // Instead of fast-check's endless streams: in one run of thirty a stream inside `oneof` drew from that `oneof`, and
  // never ended.
  const drawn = fc.tuple(
    fc.array(fc.nat(9), { minLength: 97, maxLength: 97 }),
    fc.array(hostileLeaf, { minLength: 16, maxLength: 16 }),
  );
  return drawn.map(([numbers, values]) => {
    const dice = endless(numbers);
    const leaves = endless(values);
    const spoil = (value: unknown): unknown => {
      if (dice.next().value === 0) return leaves.next().value;
      if (Array.isArray(value)) return value.map(spoil);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoil(part)]));
    };
    return spoil(whole);
  });
}

/** Copies of the same JSON, each with another part replaced. */
export function eachPartReplaced(whole: unknown, other: unknown): readonly unknown[] {
  if (typeof whole !== 'object' || whole === null) return [other];
  const parts = Object.entries(whole);
  const copy = (name: string, part: unknown): unknown =>
    Array.isArray(whole) ? whole.with(Number(name), part) : { ...whole, [name]: part };
  const inside = parts.flatMap(([name, part]) =>
    eachPartReplaced(part, other).map((changed) => copy(name, changed)),
  );
  return [other, ...inside];
}

/** The paths of all numbers in a value, with the numbers; entries of maps too. */
function numbersIn(value: unknown, path = ''): readonly (readonly [path: string, number: number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (value instanceof Map)
    return [...value].flatMap(([key, part]) => numbersIn(part, `${path}.${String(key)}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, `${path}.${name}`));
}

const MONEY = /\.(price|discountedPrice|unitPrice)$/;

/** Numbers that the shop could not calculate with: not finite, or money that is not whole cents from 0 on. */
export function unusableNumbers(value: unknown): readonly string[] {
  return numbersIn(value)
    .filter(([path, number]) => {
      if (!Number.isFinite(number)) return true;
      return MONEY.test(path) && !(Number.isSafeInteger(number) && number >= 0);
    })
    .map(([path, number]) => `${path}: ${number}`);
}

/** The value as JSON, with numbers that are too large written out. */
export function jsonOf(value: unknown): string {
  const written = (_name: string, part: unknown): unknown =>
    typeof part === 'number' && !Number.isFinite(part) ? `number:${part > 0 ? '' : '-'}1e999` : part;
  return JSON.stringify(value, written)?.replace(/"number:(-?1e999)"/g, '$1') ?? '';
}
