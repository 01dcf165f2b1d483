/**
 * Finds top-level `await` in modules that browsers load: Safari before 27 may run an importer of such a module before the
 * `await` is done (WebKit bug 242740).
 */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

/** Folders of `src/` whose modules browsers load. */
const IN_BROWSERS = /^(features|shell|shared|service-worker)\//;

const isAwait = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined);

/** Whether a node waits while its module is evaluated, outside of functions. */
function waits(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return isAwait(node) || ts.forEachChild(node, waits) === true;
}

/** Whether a module has a top-level `await`. */
export function hasTopLevelAwait(code: string): boolean {
  if (!/\bawait\b/.test(code)) return false;
  const file = ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return file.statements.some(waits);
}

const MESSAGE = 'waits at its top level, which WebKit does not wait for (bug 242740)';

/** Finds modules that browsers load, and scripts of components, that wait at their top level. */
export function auditTopLevelAwait(files: readonly SourceFile[]): readonly Finding[] {
  return files
    .filter(({ path, code }) => {
      const isLoaded = IN_BROWSERS.test(path) && !path.endsWith('.astro');
      return code.some(({ zone, text }) => (zone === 'script' || isLoaded) && hasTopLevelAwait(text));
    })
    .map(({ path }) => ({ file: `src/${path}`, message: MESSAGE }));
}

/** Reports a script of a built site with a top-level `await`. */
export function auditBuiltScript(file: string, code: string): readonly Finding[] {
  return hasTopLevelAwait(code) ? [{ file, message: MESSAGE }] : [];
}
