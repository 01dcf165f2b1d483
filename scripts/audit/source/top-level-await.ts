/**
 * Top-level `await` in what a browser loads: JavaScriptCore runs a module that two imports wait for before its `await`
 * is done (WebKit bug 242740, every Safari before 27), and whatever reads its exports then throws.
 */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

/** Floors of `src/` that browsers load. */
const IN_BROWSERS = /^(islands|ui|modules|hydration|stores|services|domain|i18n|service-worker)\//;

const isAwait = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined);

/** Whether a part of a module waits while the module is evaluated; what a function waits for does not count. */
function waits(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return isAwait(node) || ts.forEachChild(node, waits) === true;
}

/** Whether a module's text waits at its top level. */
export function hasTopLevelAwait(code: string): boolean {
  if (!/\bawait\b/.test(code)) return false;
  const file = ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return file.statements.some(waits);
}

const MESSAGE = 'waits at its top level, which WebKit does not wait for (bug 242740)';

/** Source files that browsers load, and scripts of components, that wait at their top level. */
export function auditTopLevelAwait(files: readonly SourceFile[]): readonly Finding[] {
  return files
    .filter(({ path, code }) =>
      code.some(({ zone, text }) => (zone === 'script' || IN_BROWSERS.test(path)) && hasTopLevelAwait(text)),
    )
    .map(({ path }) => ({ file: `src/${path}`, message: MESSAGE }));
}

/** The same for a script of a built site. */
export function auditBuiltScript(file: string, code: string): readonly Finding[] {
  return hasTopLevelAwait(code) ? [{ file, message: MESSAGE }] : [];
}
