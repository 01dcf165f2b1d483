import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { auditBytes, overBudget } from '../../../scripts/audit/site/byte-budget.ts';
import { overCounts } from '../../../scripts/audit/site/count-budget.ts';
import { auditInventory, auditPage } from '../../../scripts/audit/site/inventory.ts';
import { pageType } from '../../../scripts/audit/site/page-type.ts';
import {
  countElements,
  createScale,
  entryScripts,
  largestCard,
} from '../../../scripts/audit/site/page-weight.ts';
import { staticImports } from '../../../scripts/audit/site/script-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const EMPTY = { file: 'a.html', html: 0, raw: 0, css: 0, script: 0, files: 0, elements: 0, card: 0 };

/** Text that compresses to about this many bytes. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64');
const script = (bytes: number): string => `export const a = '${noise(bytes)}';`;

describe('the scripts that a page loads by itself', () => {
  test('are those it names, their imports, and islands that do not wait', () => {
    const html = `<link rel="modulepreload" href="/_astro/p.js"><script type="module" src="/_astro/a.js"></script>
<script type="module">import '/_astro/b.js';</script><script type="application/json">{"src":"no"}</script>
<astro-island client="intent" component-url="/_astro/waits.js" renderer-url="/_astro/react.js"></astro-island>
<astro-island client="idle" component-url="/_astro/eager.js" renderer-url="/_astro/react.js"></astro-island>`;
    expect([...entryScripts(html)].sort()).toEqual([
      '/_astro/a.js',
      '/_astro/b.js',
      '/_astro/eager.js',
      '/_astro/p.js',
      '/_astro/react.js',
    ]);
  });

  test('are distinguished from scripts that load later, in minified code too', () => {
    const code = `import{a as e}from"./a.js";import"./b.js";export*from"./c.js";const t=()=>import("./later.js"),s='import x from "./text.js"';e(t,s);`;
    expect(staticImports(code)).toEqual(['./a.js', './b.js', './c.js']);
  });

  test('are weighed once each, through circles', async () => {
    const folder = site({
      'index.html': '<script type="module" src="/_astro/a.js"></script>',
      '_astro/a.js': `import './b.js';${script(3000)}`,
      '_astro/b.js': `import './a.js';${script(3000)}`,
    });
    const { script: bytes } = await createScale(folder).weigh('index.html');
    expect(bytes).toBeGreaterThan(6000);
    expect(bytes).toBeLessThan(7500);
  });
});

describe('a page over its budget is found', () => {
  const found = async (files: Readonly<Record<string, string>>) =>
    (await auditBytes(site(files))).findings.map(printFinding).join();

  test.each([
    ['html', { 'index.html': `<p>${noise(16_000)}</p>` }],
    [
      'css',
      {
        'index.html': '<link rel="stylesheet" href="/_astro/a.css">',
        '_astro/a.css': `/*${noise(14_000)}*/`,
      },
    ],
    [
      'script',
      { 'index.html': '<script type="module" src="/_astro/a.js"></script>', '_astro/a.js': script(11_000) },
    ],
  ])('by its %s', async (part, files) => {
    expect(await found(files)).toMatch(new RegExp(`^index.html: ${part} 1\\d\\.\\d KB, budget`));
  });

  test('once for its kind, by the heaviest', () => {
    const page = (file: string, html: number) => ({ ...EMPTY, file, html: html * 1024 });
    expect(overBudget([page('a.html', 15), page('b.html', 16), page('c.html', 2)]).map(printFinding)).toEqual(
      ['b.html: html 16.0 KB, budget 14.0 KB (and 1 more of its kind)'],
    );
  });

  test('and one inside it is not', async () => {
    expect(await found({ 'index.html': '<p>x</p>' })).toBe('');
    expect(overBudget([{ ...EMPTY, html: 14 * 1024, script: 8 * 1024 }])).toEqual([]);
  });

  test.each([
    ['cart.html', 6, 0],
    ['en/favoritos.html', 9.15, 0],
    ['en/favoritos.html', 9.2, 1],
    ['cart.html', 6.1, 1],
    ['index.html', 5, 1],
    ['en/checkout.html', 9.3, 0],
    ['checkout-bac.html', 9.5, 1],
    ['productos/mujer.html', 5.6, 1],
  ])('by the script of its kind: %s with %d KB', (file, script, findings) => {
    expect(overBudget([{ ...EMPTY, file, script: script * 1024 }])).toHaveLength(findings);
  });

  test.each([
    ['producto/TEN-7.html', 43.9, 0],
    ['producto/TEN-7.html', 47.1, 1],
    ['productos/mujer.html', 67.5, 0],
    ['en/marca/kinalto.html', 72, 1],
    ['nosotros.html', 67.6, 1],
  ])('by the raw HTML of its kind: %s with %d KB', (file, raw, findings) => {
    expect(overBudget([{ ...EMPTY, file, raw: raw * 1024 }])).toHaveLength(findings);
  });
});

describe('a page with too many elements is found', () => {
  test.each([
    ['one element more', { elements: 471 }, '471 elements, budget 470'],
    ['one script file more', { files: 3 }, '3 script files, budget 2'],
    ['a larger card', { card: 36 }, '36 elements in one product card, budget 35'],
    ['exactly as many as it may have', { elements: 470, files: 2, card: 35 }, ''],
  ])('by its kind: a document of %s', (_, counts, message) => {
    const findings = overCounts('nosotros', [{ ...EMPTY, ...counts }, EMPTY]);
    expect(findings.map(({ message: found }) => found).join()).toBe(message);
  });

  test('on the built site, by files and by elements', async () => {
    const scripts = [1, 2, 3].map((name) => `<script type="module" src="/_astro/${name}.js"></script>`);
    const found = await auditBytes(
      site({
        'about.html': `${scripts.join('')}${'<p>x</p>'.repeat(470)}`,
        ...Object.fromEntries([1, 2, 3].map((name) => [`_astro/${name}.js`, ''])),
      }),
    );
    expect(found.findings.map(printFinding)).toEqual([
      'about.html: 3 script files, budget 2',
      'about.html: 473 elements, budget 470',
    ]);
  });
});

describe('the elements of a page', () => {
  test.each([
    ['<p>a<br>b<img alt="<b>"/></p>', 3],
    ["<svg><use href='#a'></use></svg>", 2],
    ['<template><p>x<template><b></b></template></p></template><i></i>', 2],
    ['<script>const a = "<p>";</script><style>a > b {}</style><noscript><p>x</p></noscript><!-- <p> -->', 3],
    ['<astro-island props="{&quot;a&quot;:1}" client="x > y"></astro-island>', 1],
  ])('%s makes %d', (html, count) => {
    expect(countElements(html)).toBe(count);
  });
});

test('the largest card is found, by all elements in it', () => {
  const card = (inside: string): string => `<li><article class="card" data-sku="A">${inside}</article></li>`;
  expect(largestCard(`<ul>${card('<p>x</p>')}${card('<h3><a href="/">x</a></h3><img>')}</ul>`)).toBe(4);
  expect(largestCard('<article><p>x</p></article>')).toBe(0);
});

test.each([
  ['producto/A.html', 'producto/*'],
  ['en/producto/A.html', 'producto/*'],
  ['index.html', 'index'],
  ['en/index.html', 'index'],
])('%s is of the kind %s', (file, type) => {
  expect(pageType(file)).toBe(type);
});

describe('the inventory', () => {
  test.each([
    ['<script src="https://evil.example/a.js"></script>', 'another origin'],
    ['<script type="module" src="//evil.example/a.js"></script>', 'another origin'],
    ['<link rel="stylesheet" href="https://fonts.example/a.css">', 'another origin'],
    ['<p style="color:red">x</p>', 'style or event attribute'],
    ['<button onclick="go()">x</button>', 'style or event attribute'],
  ])('finds %s', (html, message) => {
    expect(auditPage('a.html', html).map(printFinding).join()).toContain(message);
  });

  test.each([
    '<script src="/_astro/a.js"></script><link rel="canonical" href="https://tienda.test/">',
    '<img alt="<img src=x onerror=alert(1)>" src="https://img.example/a.jpg">',
    '<script type="application/ld+json">{"a":"<p style=x>"}</script>',
  ])('accepts %s', (html) => {
    expect(auditPage('a.html', html)).toEqual([]);
  });

  test('finds source maps and secrets among the files', async () => {
    const folder = site({
      'index.html': '<p>x</p>',
      '_astro/a.js': 'go();\n//# sourceMappingURL=a.js.map',
      '_astro/a.js.map': '{}',
      '.env': 'KEY=1',
    });
    const found = (await auditInventory(folder)).findings.map(printFinding);
    expect(found.sort()).toEqual([
      '.env: does not belong into the site',
      '_astro/a.js.map: does not belong into the site',
      '_astro/a.js: names a source map',
    ]);
  });
});
