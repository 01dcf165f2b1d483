import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowChanges } from '#shared/storage/row-changes.ts';

const tab = () => rowChanges<string>({ keyOf: (row) => row }, () => 1_000);
type Rows = readonly string[];
const add =
  (row: string) =>
  (rows: Rows): Rows =>
    rows.includes(row) ? rows : [...rows, row];
const remove =
  (row: string) =>
  (rows: Rows): Rows =>
    rows.filter((each) => each !== row);

it("two tabs that write over each other end with each one's last change of its rows", () => {
  const step = fc.record({
    who: fc.nat(1),
    row: fc.constantFrom('a', 'b', 'c'),
    isAdded: fc.boolean(),
    hasHeard: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const tabs = [tab(), tab()];
      const start: Rows = ['0a', '1a', 'other'];
      let stored = start;
      const known = [start, start];
      const wanted = new Map(start.map((row) => [row, true]));
      for (const { who, row, isAdded, hasHeard } of steps) {
        const own = `${who}${row}`;
        wanted.set(own, isAdded);
        const base = hasHeard ? stored : (known[who] ?? start);
        stored = tabs[who]?.make(base, isAdded ? add(own) : remove(own)) ?? stored;
        known[who] = stored;
      }
      for (const each of tabs) stored = each.rebase(stored);
      const rows = [...wanted].flatMap(([row, isIn]) => (isIn ? [row] : []));
      expect(stored.toSorted()).toEqual(rows.toSorted());
      expect(tabs.map((each) => each.areMissingIn(stored))).toEqual([false, false]);
    }),
  );
});

it('a row that is restored keeps its place', () => {
  const here = tab();
  here.make(['a', 'c'], (rows) => rows.toSpliced(1, 0, 'b'));
  expect(here.rebase(['a', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
});
