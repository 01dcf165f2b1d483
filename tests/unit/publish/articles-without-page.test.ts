import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  absentPages,
  articlePaths,
  articlesWithoutPage,
} from '../../../scripts/publish/articles-without-page.ts';
import { renderSitemap } from '../../../scripts/publish/sitemap.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

test('a shop whose articles all have pages says nothing of others', async () => {
  expect(await articlesWithoutPage(site)).toEqual([]);
});

test('an article without a page has its addresses in both languages, and both stand in the sitemap', async () => {
  mkdirSync(join(site, 'datos'));
  writeFileSync(join(site, 'datos', 'sin-pagina.json'), '["A 1"]');
  const skus = await articlesWithoutPage(site);
  expect(skus).toEqual(['A 1']);
  expect(articlePaths('A 1')).toEqual(['/producto/A%201', '/en/producto/A%201']);
  const [, part = ''] = renderSitemap(
    absentPages(skus, 'https://tienda.test'),
    'https://tienda.test',
  ).values();
  expect(part).toContain('<loc>https://tienda.test/producto/A%201</loc>');
  expect(part).toContain('<loc>https://tienda.test/en/producto/A%201</loc>');
  expect(part).toContain('hreflang="x-default" href="https://tienda.test/producto/A%201"');
});

test('a sitemap without any of the pages that may be indexed stops the build, and names the variable', () => {
  const pages = absentPages(['A'], 'https://tienda.test').map((page) => ({
    ...page,
    canonical: `https://Tienda.test${page.path}`,
  }));
  expect(() => renderSitemap(pages, 'https://tienda.test')).toThrow(
    /empty.*PUBLIC_SITE_URL 'https:\/\/tienda.test'/,
  );
  const unindexed = pages.map((page) => ({ ...page, noIndex: true }));
  expect([...renderSitemap(unindexed, 'https://tienda.test').keys()]).toContain('sitemap-0.xml');
});
