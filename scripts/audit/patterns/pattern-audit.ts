/** Whether every regular expression of the source is known to take bounded time, whatever text it is given. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { AuditResult, Finding } from '../finding.ts';
import { BOUNDED } from './bounded.ts';
import { type Pattern, readPatterns } from './patterns.ts';

/** Expressions that were proven linear, written by `check.ts`. */
export const LINEAR_FILE = 'scripts/audit/patterns/linear.json';

/** Reads the list of what was proven. */
export const readLinear = (text: string): readonly string[] => z.array(z.string()).parse(JSON.parse(text));

/** Finds expressions without a verdict, and verdicts for expressions that no longer exist. */
export function comparePatterns(
  patterns: readonly Pattern[],
  linear: readonly string[],
  bounded: Readonly<Record<string, string>>,
): readonly Finding[] {
  const proven = new Set(linear);
  const written = new Set(patterns.map(({ text }) => text));
  const unknown = patterns.filter(({ text }) => !proven.has(text) && !(text in bounded));
  const gone = [...linear, ...Object.keys(bounded)].filter((text) => !written.has(text));
  return [
    ...unknown.map(({ text, file }) => ({
      file,
      message: `${text} is not known to take bounded time: run node scripts/audit/patterns/check.ts`,
    })),
    ...gone.map((text) => ({ file: LINEAR_FILE, message: `${text} is in no file any more` })),
  ];
}

/** Compares the source of a project with what was proven of it. */
export function auditPatterns(root: string): AuditResult {
  const patterns = readPatterns(root);
  const linear = readLinear(readFileSync(join(root, LINEAR_FILE), 'utf8'));
  return {
    name: 'regular expressions',
    findings: comparePatterns(patterns, linear, BOUNDED),
    notes: [`${linear.length} proven linear, ${Object.keys(BOUNDED).length} bounded by what they are asked`],
  };
}
