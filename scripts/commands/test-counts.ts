/** Counts passed and failed checks. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import type { AuditResult } from '../audit/finding.ts';

/** The result of a part of the test run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const PASSED: Counts = { passed: 1, failed: 0 };
export const FAILED: Counts = { passed: 0, failed: 1 };

/**
 * Counts an audit as one pass or failure; an audit that could not run counts as neither.
 * @param isRequired whether it then fails (in CI, which can run everything)
 */
export function auditCounts(
  { findings, notTried }: Pick<AuditResult, 'findings' | 'notTried'>,
  isRequired: boolean,
): Counts {
  if (notTried) return isRequired ? FAILED : { passed: 0, failed: 0 };
  return findings.length === 0 ? PASSED : FAILED;
}

/** The sum of several results. */
export function add(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts of Vitest's report: a file that could not be loaded fails, and so does a skipped test. */
export function countVitest(report: unknown): Counts {
  const result = vitestSchema.parse(report);
  const unloaded = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const leftOut = result.numPendingTests + result.numTodoTests;
  return { passed: result.numPassedTests, failed: result.numFailedTests + unloaded.length + leftOut };
}

/** The failed unit tests and the files that could not be loaded, one line each; none without a report. */
export function failedUnitTests(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const { testResults } = vitestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const path = relative(process.cwd(), name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length === 0 ? [path] : tests.map(({ fullName }) => `${path}: ${fullName}`);
    });
}

/** Counts of Playwright's report: a skipped test fails, and so does an error outside of tests. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightSchema.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/**
 * Counts of a run from its report and exit code: no report, no test, or a failure that the report does not contain
 * counts as one failure.
 */
export function countRun(file: string, code: number, count: (report: unknown) => Counts): Counts {
  if (!existsSync(file)) return FAILED;
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
  const isSilent = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: failed + (isSilent ? 1 : 0) };
}
