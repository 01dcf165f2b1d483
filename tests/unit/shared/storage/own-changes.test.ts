import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownChanges, readSeen, type Seen } from '#shared/storage/own-changes.ts';

type Count = { readonly units: number; readonly seen: Seen };
const shape = {
  of: ({ seen }: Count): Seen => seen,
  with: (count: Count, seen: Seen): Count => ({ ...count, seen }),
};
const EMPTY: Count = { units: 0, seen: undefined };
const add =
  (units: number) =>
  (count: Count): Count => ({ ...count, units: count.units + units });

let time = 1_000;
const tab = (name: string) => ownChanges(name, shape, () => time);

describe('the changes of a tab', () => {
  it('are applied again to a document that was written without them', () => {
    const here = tab('here');
    const there = tab('there');
    here.make(EMPTY, add(1));
    const other = there.make(EMPTY, add(10));
    expect(here.areMissingIn(other)).toBe(true);
    const both = here.rebase(other);
    expect(both.units).toBe(11);
    expect([here.areMissingIn(both), there.areMissingIn(both)]).toEqual([false, false]);
  });

  it('are not applied twice to a document that has them', () => {
    const here = tab('here');
    const mine = here.make(EMPTY, add(1));
    const other = tab('there').make(mine, add(10));
    expect(here.rebase(other)).toBe(other);
  });

  it('do not touch a document that lists none, like one of an older page or a cleared storage', () => {
    const here = tab('here');
    here.make(EMPTY, add(1));
    expect(here.rebase(EMPTY)).toBe(EMPTY);
  });

  it('are dropped after ten seconds, long before a document forgets them', () => {
    const here = tab('here');
    const mine = here.make(EMPTY, add(1));
    time += 9_000;
    expect(here.areMissingIn(tab('there').make(EMPTY, add(10)))).toBe(true);
    time += 2_000;
    expect(here.areMissingIn(tab('there').make(EMPTY, add(10)))).toBe(false);
    const later = tab('there').make(mine, add(10));
    expect(Object.keys(later.seen ?? {})).toEqual(['here', 'there']);
    time += 60_000;
    expect(Object.keys(tab('third').make(later, add(1)).seen ?? {})).toEqual(['third']);
  });

  it('of any two tabs that write over each other all count once, when both have received the last write', () => {
    const step = fc.record({ who: fc.nat(1), units: fc.nat(9), hasHeard: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const tabs = [tab('one'), tab('two')];
        let stored = EMPTY;
        const known = [EMPTY, EMPTY];
        for (const { who, units, hasHeard } of steps) {
          const base = hasHeard ? stored : (known[who] ?? EMPTY);
          stored = tabs[who]?.make(base, add(units)) ?? stored;
          known[who] = stored;
        }
        for (const each of tabs) stored = each.rebase(stored);
        expect(stored.units).toBe(steps.reduce((sum, { units }) => sum + units, 0));
      }),
    );
  });
});

it('marks that are unreadable are left out', () => {
  expect(readSeen({ a: [1, 2], b: [1], c: 'x', d: ['1', 2] })).toEqual({ a: [1, 2] });
  expect(readSeen('x')).toBeUndefined();
});
