import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { readSource } from '../../../scripts/audit/source/source-tree.ts';
import { auditPageLanguage } from '../../../scripts/audit/translation/page-language.ts';
import { auditSingleTexts } from '../../../scripts/audit/translation/single-text.ts';

const languageFindings = (path: string, text: string): readonly string[] =>
  auditPageLanguage([readSource(path, text)]).map(printFinding);

test.each([
  ['modules/a.ts', 'const tag = document.documentElement.lang;'],
  ['modules/a.ts', 'const { lang } = document.documentElement;'],
  ['modules/a.ts', "const root = document.documentElement; root.lang = 'en';"],
  ['modules/a.ts', "document.documentElement.getAttribute('lang');"],
  ['components/A.astro', '---\n---\n<script>say(document.documentElement.lang);</script>'],
])('%s with %s uses the language that a translation changes', (path, text) => {
  expect(languageFindings(path, text)).toEqual([
    `src/${path}: uses <html lang>, which translation changes: use src/shared/i18n/page-locale.ts`,
  ]);
});

test.each([
  ['shared/i18n/page-locale.ts', 'document.documentElement.lang = locale;'],
  ['modules/a.ts', "document.documentElement.dataset['locale']; link.lang = 'en';"],
])('%s with %s does not', (path, text) => {
  expect(languageFindings(path, text)).toEqual([]);
});

const ROOT = resolve(import.meta.dirname, '../../..');

/** Line numbers of the findings in components, which are written below the project for its types. */
function linesOf(jsx: readonly string[]): readonly string[] {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache', 'single-text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const head =
    'declare const count: number; declare const name: string; declare const t: (key: string, values?: object) => string;';
  const path = join(folder, 'A.tsx');
  writeFileSync(path, `${head}export const all = [\n${jsx.join(',\n')}\n];`);
  return auditSingleTexts(ROOT, [path]).map(({ message }) => message.split(':')[0] ?? '');
}

test('a text that changes next to others, or has others inserted before it, is found', () => {
  const wrong = [
    '<p>{name} {count}</p>',
    '<p>{count > 0 ? <b>1</b> : null}{t("key")}</p>',
    '<>{name}</>',
    '<p>{t("count", { count })}<b>1</b></p>',
  ];
  expect(linesOf(wrong)).toEqual(['line 2', 'line 2', 'line 3', 'line 4', 'line 5']);
});

test('a single text, a constant one, and a marked one are not', () => {
  const right = [
    '<p>{name}</p>',
    '<p>{name + count}</p>',
    '<p>{t("key")} <b>{count}</b></p>',
    '<p>Total <b>{count}</b></p>',
    '<label><input />{/* Constant text of its key. */}{name}</label>',
  ];
  expect(linesOf(right)).toEqual([]);
});
