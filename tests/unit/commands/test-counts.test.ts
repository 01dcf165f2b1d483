import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  add,
  auditCounts,
  countPlaywright,
  countRun,
  countVitest,
  failedUnitTests,
} from '../../../scripts/commands/test-counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

describe('unit tests count', () => {
  test('as they passed and failed', () => {
    expect(countVitest({ ...vitest, numFailedTests: 2 })).toEqual({ passed: 5, failed: 2 });
  });

  test('as failed when they are skipped, or their file does not load', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1, testResults })).toEqual({
      passed: 5,
      failed: 3,
    });
  });
});

test('browser tests count as failed when they fail, are skipped, are flaky or cannot start', () => {
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 0 });
  const bad = { expected: 1, unexpected: 2, flaky: 3, skipped: 4 };
  expect(countPlaywright({ stats: bad, errors: [{}] })).toEqual({ passed: 1, failed: 10 });
});

test('an audit without its program counts as neither passed nor failed, and in CI as failed', () => {
  const untried = { findings: [], notTried: 'it needs Java' };
  expect(auditCounts(untried, false)).toEqual({ passed: 0, failed: 0 });
  expect(auditCounts(untried, true)).toEqual({ passed: 0, failed: 1 });
  expect(auditCounts({ findings: [] }, true)).toEqual({ passed: 1, failed: 0 });
  expect(auditCounts({ findings: [{ file: 'a', message: 'b' }] }, false)).toEqual({ passed: 0, failed: 1 });
});

describe('a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const file = join(folder, 'report.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('without a report is one failure', () => {
    expect(countRun(join(folder, 'none.json'), 0, countVitest)).toEqual({ passed: 0, failed: 1 });
  });

  test('that ends badly though nothing failed is one failure', () => {
    writeFileSync(file, JSON.stringify(vitest));
    expect(countRun(file, 1, countVitest)).toEqual({ passed: 5, failed: 1 });
    expect(countRun(file, 0, countVitest)).toEqual({ passed: 5, failed: 0 });
  });

  test('names the tests that failed, and the files that did not load', () => {
    const inRoot = (name: string) => join(process.cwd(), name);
    const testResults = [
      {
        name: inRoot('a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away' },
        ],
      },
      { name: inRoot('b.test.ts'), status: 'failed', assertionResults: [] },
      { name: inRoot('c.test.ts'), status: 'passed', assertionResults: [] },
    ];
    writeFileSync(file, JSON.stringify({ ...vitest, testResults }));
    expect(failedUnitTests(file)).toEqual(['a.test.ts: takes away', 'b.test.ts']);
    expect(failedUnitTests(join(folder, 'none.json'))).toEqual([]);
  });

  test('without any test is one failure', () => {
    writeFileSync(file, JSON.stringify({ ...vitest, numPassedTests: 0 }));
    expect(countRun(file, 0, countVitest)).toEqual({ passed: 0, failed: 1 });
  });
});

test('outcomes add up', () => {
  expect(
    add([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
