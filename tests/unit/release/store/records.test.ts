import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepBack, stepForward } from '../../../../scripts/release/store/records.ts';

/** Three in a row; the third was rolled back to the first, and the fourth followed. */
const STEPS = [
  { id: '1', previous: '' },
  { id: '2', previous: '1' },
  { id: '3', previous: '2' },
  { id: '4', previous: '1' },
];

test.each([
  ['3', 1, '2'],
  ['3', 2, '1'],
  ['3', 3, undefined],
  ['4', 1, '1'],
  ['1', 1, undefined],
  ['gone', 1, undefined],
])('from %s, %i back is %s', (id, count, expected) => {
  expect(stepBack(STEPS, id, count)).toBe(expected);
});

test.each([
  ['1', 1, '4'],
  ['2', 1, '3'],
  ['3', 1, undefined],
  ['4', 1, undefined],
])('from %s, %i forward is %s', (id, count, expected) => {
  expect(stepForward(STEPS, id, count)).toBe(expected);
});

test('in a line of releases, forward reverts back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), (length, count) => {
      const steps = Array.from({ length }, (_, index) => ({ id: `${index}`, previous: `${index - 1}` }));
      const last = `${length - 1}`;
      const earlier = stepBack(steps, last, count);
      expect(earlier).toBe(count < length ? `${length - 1 - count}` : undefined);
      if (earlier !== undefined) expect(stepForward(steps, earlier, count)).toBe(last);
    }),
  );
});
