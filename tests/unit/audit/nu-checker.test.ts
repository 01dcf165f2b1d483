import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { findJava, javaRelease } from '../../../scripts/audit/site/java.ts';
import { auditMarkup, readAnswer, samplePages } from '../../../scripts/audit/site/nu-checker.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body><h1>Shop</h1>${body}</body></html>`;

describe('the report of the checker', () => {
  const at = (path: string): string => pathToFileURL(`/site/${path}`).href;
  const read = (messages: readonly object[]): readonly string[] =>
    readAnswer(JSON.stringify({ messages }), (path) => relative('/site', path)).map(printFinding);

  test('names each fault once, with the first page, the place and the number of other pages', () => {
    const stray = { type: 'error', message: 'Stray start tag “script”.' };
    expect(
      read([
        { ...stray, url: at('cart.html'), extract: '</html>\n<script>' },
        { ...stray, url: at('en/cart.html'), extract: '</html><script>' },
        { ...stray, url: at('en/cart.html'), extract: '</html><script>' },
      ]),
    ).toEqual(['cart.html: Stray start tag “script”. Near: </html> <script> (and on 1 more pages)']);
  });

  test('counts warnings and unreadable pages, and ignores plain information', () => {
    expect(
      read([
        { type: 'info', subType: 'warning', url: at('a.html'), message: 'Consider a heading.' },
        { type: 'non-document-error', subType: 'io', message: 'File not found.' },
        { type: 'info', url: at('a.html'), message: 'Trailing slash on void elements has no effect.' },
      ]),
    ).toEqual(['a.html: Consider a heading.', 'Nu HTML checker: File not found.']);
  });

  test('is filtered by the list of ignored rules only', () => {
    expect(
      read([
        { type: 'error', url: at('a.html'), message: 'CSS: Unrecognized at-rule “@view-transition”' },
        { type: 'error', url: at('a.html'), message: 'Element “CSS” not allowed.' },
      ]),
    ).toEqual(['a.html: Element “CSS” not allowed.']);
  });

  test('is refused when the checker did not finish', () => {
    expect(() => read([{ text: 'no message' }])).toThrow();
    expect(() => readAnswer('Exception in thread "main"', String)).toThrow();
  });
});

test('some pages of each kind are read in both languages, never all of a large kind', () => {
  const products = Array.from({ length: 100 }, (_, index) => `producto/${index}.html`);
  const files = ['404.html', 'sw.js', 'index.html', 'en/index.html', 'en/producto/1.html', ...products];
  const sample = samplePages(files);
  expect(sample).toEqual(expect.arrayContaining(['404.html', 'index.html', 'en/index.html']));
  expect(sample).toContain('en/producto/1.html');
  expect(sample).not.toContain('sw.js');
  expect(sample.filter((file) => file.startsWith('producto/')).length).toBeGreaterThan(8);
  expect(sample.length).toBeLessThan(20);
});

describe("the machine's Java", () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_302"', 8],
    ['openjdk version "25" 2025-09-16 LTS', 25],
    ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 0],
  ])('%s is release %i', (text, release) => {
    expect(javaRelease(text)).toBe(release);
  });

  test('is the one of JAVA_HOME when that is new enough, and the one on the path otherwise', () => {
    const versions = (home: string) => ({
      home: '/opt/java',
      version: (path: string) => (path === 'java' ? 'openjdk version "17.0.1"' : home),
    });
    expect(findJava(versions('openjdk version "21"'))).toBe(join('/opt/java', 'bin', 'java'));
    expect(findJava(versions('java version "1.8.0"'))).toBe('java');
    expect(findJava({ home: undefined, version: () => undefined })).toBeUndefined();
  });
});

describe('the pages of a site', () => {
  const java = findJava();

  test('are reported as skipped where there is no Java', async () => {
    const result = await auditMarkup(site({ 'index.html': page('<p><div></div>') }), undefined);
    expect(result.notTried).toMatch(/Java/);
    expect(result.findings).toEqual([]);
  });

  // Where the checker cannot run, `npm test` reports it at its end, and fails in CI.
  if (!java) return;

  test('fail with a fault, in a template as well, and pass without one', async () => {
    const good = site({ 'index.html': page('<p>Good</p><template><li>A part of a list</li></template>') });
    expect((await auditMarkup(good, java)).findings).toEqual([]);
    const bad = site({
      'index.html': page(
        '<button type="button" popovertarget="a" aria-expanded="false">A</button><div id="a" popover></div>',
      ),
      '404.html': page('<template><input type="tel" autocomplete="cc-number"></template>'),
    });
    const found = (await auditMarkup(bad, java)).findings.map(printFinding).join('\n');
    expect(found).toMatch(/^index\.html: The “aria-expanded” attribute must not be used/m);
    expect(found).toMatch(/^404\.html, template 1: .*“cc-number” is not allowed/m);
  });

  test('fail when there are none, and when the checker does not run', async () => {
    expect((await auditMarkup(site({}), java)).findings).toHaveLength(1);
    const folder = site({ 'index.html': page('') });
    const [failure] = (await auditMarkup(folder, join(folder, 'no-java'))).findings;
    expect(failure?.message).toMatch(/ended early/);
  });
});
