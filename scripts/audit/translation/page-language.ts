/**
 * The `lang` attribute of `<html>` changes when a browser translates the page. Only `shared/i18n/page-locale.ts` knows the language
 * that a page was built in (decision 209, Translated pages).
 */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source/source-tree.ts';

const OWNER = 'shared/i18n/page-locale.ts';

/** `documentElement.lang`, its `getAttribute('lang')`, or a name that was given to the element before. */
function readsLanguage(code: string): boolean {
  if (!code.includes('documentElement')) return false;
  const file = ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = new Set(['documentElement']);
  const isRoot = (node: ts.Expression): boolean =>
    (ts.isIdentifier(node) && names.has(node.text)) ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'documentElement');
  const look = (node: ts.Node): boolean => {
    if (ts.isVariableDeclaration(node) && node.initializer && isRoot(node.initializer)) {
      if (ts.isIdentifier(node.name)) names.add(node.name.text);
      else if (/\blang\b/.test(node.name.getText())) return true;
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'lang' && isRoot(node.expression))
      return true;
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const [asked] = node.arguments;
      const isAsked = asked !== undefined && ts.isStringLiteralLike(asked) && asked.text === 'lang';
      if (name.text.endsWith('Attribute') && isAsked && isRoot(expression)) return true;
    }
    return ts.forEachChild(node, look) === true;
  };
  return look(file);
}

/** Files that read or write the `lang` of `<html>` and are not its owner. */
export function auditPageLanguage(files: readonly SourceFile[]): readonly Finding[] {
  return files
    .filter(({ path, code }) => path !== OWNER && code.some(({ text }) => readsLanguage(text)))
    .map(({ path }) => ({
      file: `src/${path}`,
      message: `uses <html lang>, which translation changes: use src/${OWNER}`,
    }));
}
