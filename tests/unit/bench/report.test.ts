import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  alignedText,
  collect,
  compareOutcomes,
  type Figure,
  gridOf,
  markdownTable,
  median,
  type Outcome,
  printOutcome,
  readOutcome,
  writeOutcome,
} from '../../../scripts/bench/report.ts';

const figure = (row: string, column: string, values: number[], unit: Figure['unit'] = 'ms'): Figure => ({
  part: 'Load',
  row,
  column,
  unit,
  values,
});

const OUTCOME: Outcome = {
  madeAt: '2026-11-22T13:14:15.678Z',
  commit: 'abc1234',
  conditions: ['median of 3'],
  figures: [figure('list', 'LCP', [1200, 1000, 1100]), figure('floor: list', 'LCP', [900])],
  problems: [],
};

describe('the median', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
    [[10, 9, 100, 11, 8], 10],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('of nothing is nothing, not a zero', () => {
    expect(median([])).toBeUndefined();
  });
});

test('the readings of all runs are put together figure by figure', () => {
  const reading = (row: string, value: number) =>
    ({ part: 'Load', row, column: 'LCP', unit: 'ms', value }) as const;
  expect(collect([reading('list', 1), reading('floor', 2), reading('floor', 3), reading('list', 4)])).toEqual(
    [figure('list', 'LCP', [1, 4]), figure('floor', 'LCP', [2, 3])],
  );
});

describe('a table', () => {
  const grid = gridOf([
    figure('list', 'LCP', [1000.4]),
    figure('list', 'CLS', [0.0004], 'shift'),
    figure('floor: list', 'LCP', [900]),
  ]);

  test('has a row for each page, a column for each figure, and a dash for a missing figure', () => {
    expect(grid).toEqual([
      ['', 'LCP ms', 'CLS'],
      ['list', '1000', '0.000'],
      ['floor: list', '900', '–'],
    ]);
  });

  test('is aligned as text', () => {
    expect(alignedText(grid)).toBe(
      ['             LCP ms    CLS', 'list           1000  0.000', 'floor: list     900      –'].join('\n'),
    );
  });

  test('is Markdown that a bar does not break', () => {
    expect(
      markdownTable([
        ['', 'a|b'],
        ['c', '1'],
      ]),
    ).toBe('|  | a\\|b |\n|---|--:|\n| c | 1 |');
  });
});

describe('an outcome', () => {
  test('lists the failed measurements', () => {
    const problems = ['next page (run 1): Timeout'];
    expect(printOutcome({ ...OUTCOME, problems }, false)).toContain(
      'Not measured:\n- next page (run 1): Timeout',
    );
    expect(printOutcome(OUTCOME, false)).not.toContain('Not measured');
  });

  test('compared with an older one lists every measured figure, with the difference of the medians', () => {
    const before = { figures: [figure('list', 'LCP', [1000]), figure('cart', 'LCP', [800])] };
    const now = { figures: [...OUTCOME.figures, figure('home', 'TBT', [0])] };
    expect(compareOutcomes({ figures: [...before.figures, figure('home', 'TBT', [0])] }, now)).toEqual([
      ['figure', 'before', 'now', 'difference'],
      ['Load · list · LCP', '1000', '1100', '+100 (+10 %)'],
      ['Load · floor: list · LCP', '–', '900', '–'],
      ['Load · home · TBT', '0', '0', '='],
    ]);
  });

  test('reads back unchanged, and any other file is refused by its name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const file = writeOutcome(folder, OUTCOME);
    expect(file).toBe(join(folder, '2026-11-22T13-14-15.json'));
    expect(readOutcome(file)).toEqual(OUTCOME);
    writeFileSync(file, '{"figures":[]}');
    expect(() => readOutcome(file)).toThrow(`${file} holds no outcome of the bench.`);
    rmSync(folder, { recursive: true });
  });
});
