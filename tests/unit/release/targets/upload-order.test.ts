import { expect, test } from 'vitest';
import { cacheControl } from '../../../../scripts/publish/policy.ts';
import { uploadOrder } from '../../../../scripts/release/targets/bucket-target.ts';
import { readComparison } from '../../../../scripts/release/targets/rclone.ts';

test('files are uploaded by step, each with the headers of every other host', () => {
  const files = [
    ...['version.json', 'sw.js', 'index.html', 'checkout.html', 'pago.html', 'speculation-rules.json'],
    ...['_astro/a.1.js', '_astro/a.1.css', 'locales/en/cart.json', 'site.webmanifest'],
    ...['_headers', '_redirects', 'nginx.conf', 'index.html.br', 'index.html.gz'],
  ];
  const html = 'text/html; charset=utf-8';
  const script = 'text/javascript; charset=utf-8';
  const [kept, asked, never] = ['/_astro/', '/', '/checkout'].map(cacheControl);
  expect(
    uploadOrder(files).map((batch) => [batch.step, batch.contentType, batch.cacheControl, ...batch.files]),
  ).toEqual([
    ['assets', 'text/css; charset=utf-8', kept, '_astro/a.1.css'],
    ['assets', script, kept, '_astro/a.1.js'],
    ['data', 'application/json', asked, 'locales/en/cart.json'],
    ['data', 'application/manifest+json', asked, 'site.webmanifest'],
    ['data', 'application/speculationrules+json', asked, 'speculation-rules.json'],
    ['pages', html, never, 'checkout.html', 'pago.html'],
    ['pages', html, asked, 'index.html'],
    ['worker', script, asked, 'sw.js'],
    ['version', 'application/json', asked, 'version.json'],
  ]);
});

test('a comparison is read completely or not at all', () => {
  expect(readComparison('= a\n+ b c\n* d\n- e\n')).toEqual({
    same: ['a'],
    changed: ['b c', 'd'],
    extra: ['e'],
  });
  expect(readComparison('')).toEqual({ same: [], changed: [], extra: [] });
  expect(readComparison('= a\n! b\n')).toBeUndefined();
});
