/** Checks that every regular expression of the source is known to take bounded time for any text. */
import ts from 'typescript';
import type { AuditResult, Finding } from '../finding.ts';
import { nodesOf, readSourceTree, type SourceFile } from '../source/source-tree.ts';
import bounded from './bounded.json' with { type: 'json' };
import linear from './linear.json' with { type: 'json' };

/** The list of expressions that `check.ts` proved linear. */
export const LINEAR_FILE = 'scripts/audit/patterns/linear.json';

/** A regular expression and the first file that has it. */
export interface Pattern {
  /** `/…/flags`, or `new RegExp(…)` with its arguments. */
  readonly text: string;
  readonly file: string;
}

/** The expressions of a file. */
export function patternsOf({ path, code }: SourceFile): readonly Pattern[] {
  const isPattern = (node: ts.Node): boolean =>
    ts.isRegularExpressionLiteral(node) ||
    ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp');
  const nodes = code.flatMap(({ tree }) => [...nodesOf(tree())]);
  return nodes.filter(isPattern).map((node) => ({ text: node.getText(), file: `src/${path}` }));
}

/** Every expression of `src/`, once. */
export function readPatterns(root: string): readonly Pattern[] {
  const all = readSourceTree(root).flatMap(patternsOf);
  return [...new Map(all.map((pattern) => [pattern.text, pattern])).values()];
}

/** Finds expressions without a verdict, and verdicts on expressions that no longer exist. */
export function comparePatterns(
  patterns: readonly Pattern[],
  proven: readonly string[],
  reasons: Readonly<Record<string, string>>,
): readonly Finding[] {
  const known = new Set([...proven, ...Object.keys(reasons)]);
  const used = new Set(patterns.map(({ text }) => text));
  return [
    ...patterns
      .filter(({ text }) => !known.has(text))
      .map(({ text, file }) => ({
        file,
        message: `${text} is not known to take bounded time: run node scripts/audit/patterns/check.ts`,
      })),
    ...[...known]
      .filter((text) => !used.has(text))
      .map((text) => ({ file: LINEAR_FILE, message: `${text} is in no file any more` })),
  ];
}

/** Checks the regular expressions of a project. */
export function auditPatterns(root: string): AuditResult {
  return {
    name: 'regular expressions',
    findings: comparePatterns(readPatterns(root), linear, bounded),
    notes: [`${linear.length} proven linear, ${Object.keys(bounded).length} with bounded input`],
  };
}
