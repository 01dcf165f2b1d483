import { expect, test } from 'vitest';
import { reportLines } from '#snapshot/report.ts';

test('of many rows the first twenty are listed, the rest is counted', () => {
  const rows = Array.from({ length: 23 }, (_, index) => ({ call: '/x', list: 'data', index, path: 'Sku' }));
  const lines = reportLines([], rows);
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe('Row data[0] of GET /x left out: "Sku"');
  expect(lines.at(-1)).toBe('… and 3 more');
});

test('nothing left out is nothing to say', () => {
  expect(reportLines([], [])).toEqual([]);
});

test('an article that no page can be named after is named', () => {
  expect(reportLines([], [], ['A#1'])).toEqual([expect.stringContaining('A#1')]);
});
