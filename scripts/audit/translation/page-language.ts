/**
 * Browsers change the `lang` attribute of `<html>` when they translate a page. Only `shared/i18n/page-locale.ts`
 * knows the language of the built page (decision 209, Translated pages).
 */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import { nodesOf, type SourceFile } from '../source/source-tree.ts';

const OWNER = 'shared/i18n/page-locale.ts';

/** Finds `documentElement.lang`, its `getAttribute('lang')`, and the same of a variable that holds the element. */
function readsLanguage({ text, tree }: SourceFile['code'][number]): boolean {
  if (!text.includes('documentElement')) return false;
  const names = new Set(['documentElement']);
  const isRoot = (node: ts.Expression): boolean =>
    (ts.isIdentifier(node) && names.has(node.text)) ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'documentElement');
  return nodesOf(tree()).some((node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && isRoot(node.initializer)) {
      if (!ts.isIdentifier(node.name)) return /\blang\b/.test(node.name.getText());
      names.add(node.name.text);
    }
    if (ts.isPropertyAccessExpression(node)) return node.name.text === 'lang' && isRoot(node.expression);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
    const { expression, name } = node.expression;
    const [argument] = node.arguments;
    const isLang = argument !== undefined && ts.isStringLiteralLike(argument) && argument.text === 'lang';
    return name.text.endsWith('Attribute') && isLang && isRoot(expression);
  });
}

/** Finds files other than the owner that read or write the `lang` of `<html>`. */
export function auditPageLanguage(files: readonly SourceFile[]): readonly Finding[] {
  return files
    .filter(({ path, code }) => path !== OWNER && code.some(readsLanguage))
    .map(({ path }) => ({
      file: `src/${path}`,
      message: `uses <html lang>, which translation changes: use src/${OWNER}`,
    }));
}
