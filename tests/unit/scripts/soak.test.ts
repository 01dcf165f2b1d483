/** The soak's definition of a leak (decision 155, Soak). */
import { expect, test } from 'vitest';
import { readOptions, soakTable } from '../../../scripts/soak/command.ts';
import { growthOf, overGrowth, pauseOf } from '../../../scripts/soak/memory.ts';

const memory = (heap: number, nodes = 0, listeners = 0) => ({ heap, nodes, listeners });

test('a value that grows from each reading to the next is a leak, a single growth is none', () => {
  const leaking = [2000, 2010, 2020, 2030, 2040].map((heap) => memory(heap));
  expect(growthOf(leaking, 20)).toEqual(memory(50));
  expect(overGrowth(memory(50))).toEqual(['heap']);
  const loading = [2000, 2001, 2400, 2401, 2400].map((heap) => memory(heap));
  expect(overGrowth(growthOf(loading, 20))).toEqual([]);
});

test('nodes and listeners have separate bounds', () => {
  const readings = [1, 2, 3, 4].map((at) => memory(2000, at * 8, at * 2));
  expect(growthOf(readings, 10)).toEqual(memory(0, 80, 20));
  expect(overGrowth(memory(0, 80, 20))).toEqual(['nodes', 'listeners']);
});

test('the page is measured in its initial state', () => {
  expect(pauseOf({ times: 500, turns: 8 }, 10)).toBe(48);
  expect(pauseOf({ times: 100, turns: 5 }, 10)).toBe(10);
  expect(pauseOf({ times: 20, turns: 8 }, 10)).toBe(8);
});

test('the table has a row for each act and the bounds below', () => {
  const act = { times: 500, first: memory(2400), last: memory(2500) };
  const table = soakTable([
    { name: 'one', ...act, growth: memory(2) },
    { name: 'other', ...act, growth: memory(31, 1, 13) },
  ]).split('\n');
  expect(table).toHaveLength(4);
  expect(table[1]).toMatch(/^one +500 +2400 +2500 +2 +0 +0 +✓$/);
  expect(table[2]).toMatch(/^other .* 31 +1 +13 +✗$/);
  expect(table[3]).toMatch(/^at most +30 +60 +12$/);
});

test('the command line chooses acts by words of their names', () => {
  expect(readOptions([])).toEqual({ isQuick: false, only: [] });
  expect(readOptions(['--quick', 'list'])).toEqual({ isQuick: true, only: ['list'] });
  expect(() => readOptions(['--slow'])).toThrow('--slow');
});
