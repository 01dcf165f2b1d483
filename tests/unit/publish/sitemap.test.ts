import { expect, test } from 'vitest';
import { readPageFacts } from '../../../scripts/publish/page/page-facts.ts';
import { renderSitemap } from '../../../scripts/publish/sitemap.ts';

test('a sitemap without any of the pages that may be indexed stops the build, and names the variable', () => {
  const page = readPageFacts('a.html', '<link rel="canonical" href="https://Tienda.test/a">');
  const pages = [page];
  expect(() => renderSitemap(pages, 'https://tienda.test')).toThrow(
    /empty.*PUBLIC_SITE_URL 'https:\/\/tienda.test'/,
  );
  const unindexed = [{ ...page, noIndex: true }];
  expect([...renderSitemap(unindexed, 'https://tienda.test').keys()]).toContain('sitemap-0.xml');
});
