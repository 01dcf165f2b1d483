import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { articlePaths, articlesWithoutPage } from '../../../scripts/publish/articles-without-page.ts';
import { readPageFacts } from '../../../scripts/publish/page/page-facts.ts';
import { renderSitemap } from '../../../scripts/publish/sitemap.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

test('a shop whose articles all have pages says nothing of others', async () => {
  expect(await articlesWithoutPage(site)).toEqual([]);
});

test('an article without a page has its addresses in both languages', async () => {
  mkdirSync(join(site, 'datos'));
  writeFileSync(join(site, 'datos', 'sin-pagina.json'), '["A 1"]');
  const skus = await articlesWithoutPage(site);
  expect(skus).toEqual(['A 1']);
  expect(articlePaths('A 1')).toEqual(['/producto/A%201', '/en/producto/A%201']);
});

test('a sitemap without any of the pages that may be indexed stops the build, and names the variable', () => {
  const page = readPageFacts('a.html', '<link rel="canonical" href="https://Tienda.test/a">');
  const pages = [page];
  expect(() => renderSitemap(pages, 'https://tienda.test')).toThrow(
    /empty.*PUBLIC_SITE_URL 'https:\/\/tienda.test'/,
  );
  const unindexed = [{ ...page, noIndex: true }];
  expect([...renderSitemap(unindexed, 'https://tienda.test').keys()]).toContain('sitemap-0.xml');
});
