/** Duplicate keys of an object in JSON, which JSON.parse ignores. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKeys } from '../../../../scripts/content/json-faults.ts';

/** JSON in any layout: its text, and its number of keys. */
interface Written {
  readonly text: string;
  readonly keys: number;
}

const leaf: fc.Arbitrary<Written> = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  )
  .map((value) => ({ text: JSON.stringify(value), keys: 0 }));

const sum = (parts: readonly Written[]): number => parts.reduce((total, { keys }) => total + keys, 0);
const blank = fc.constantFrom('', ' ', '\n', '\r\n\t');
/** Few keys, so that some repeat; one is another's escape. */
const key = fc.constantFrom('"a"', '"\\u0061"', '"b"', '"{"', '"\\""', '"__proto__"', '":"');

const { written } = fc.letrec<{ written: Written }>((tie) => ({
  written: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(fc.array(tie('written'), { maxLength: 3 }), blank).map(([parts, space]) => ({
      text: `[${space}${parts.map(({ text }) => text).join(`,${space}`)}]`,
      keys: sum(parts),
    })),
    fc.tuple(fc.array(fc.tuple(key, tie('written')), { maxLength: 3 }), blank).map(([parts, space]) => ({
      text: `{${parts.map(([name, { text }]) => `${space}${name}${space}:${space}${text}`).join(',')}${space}}`,
      keys: parts.length + sum(parts.map(([, part]) => part)),
    })),
  ),
}));

function countKeys(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const own = Array.isArray(data) ? 0 : Object.keys(data).length;
  return Object.values(data).reduce<number>((total, part) => total + countKeys(part), own);
}

test('a key is reported exactly where JSON.parse keeps fewer keys than the text has', () => {
  fc.assert(
    fc.property(written, ({ text, keys }) => {
      expect(repeatedKeys(text).length > 0).toBe(countKeys(JSON.parse(text)) < keys);
    }),
    { numRuns: 1000 },
  );
});

test('JSON.stringify never writes a key twice', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      expect(repeatedKeys(text)).toEqual([]);
    }),
  );
});

test('each repetition is reported with its line, and the same key of another object is accepted', () => {
  const text = '{\n"a": { "b": 1 },\n"b": [{ "a": 1, "b": 2 }],\n"\\u0061": 2,\n"a": 3 }';
  expect(repeatedKeys(text)).toEqual([
    { key: 'a', line: 4 },
    { key: 'a', line: 5 },
  ]);
});
