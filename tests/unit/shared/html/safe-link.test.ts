/** Addresses of links in texts of the service (decision 88, HTML in API texts). */
import { expect, test } from 'vitest';
import { linkHref, safeHref } from '#shared/html/safe-link.ts';

test.each([
  ['http://a.gt', 'http://a.gt/'],
  [' https://a.gt/x \n', 'https://a.gt/x'],
  [' /productos ', '/productos'],
  ['#tallas', '#tallas'],
  ['mailto:a@b.gt', 'mailto:a@b.gt'],
  ['tel:+50223232323', 'tel:+50223232323'],
  // No link carries a user name or a password.
  ['https://user@a.gt', undefined],
  ['https://:secret@a.gt', undefined],
  ['https://user:secret@a.gt', undefined],
  ['https://a.gt/a b', undefined],
  ['ftp://a.gt', undefined],
  ['', undefined],
  ['   ', undefined],
])('%j is followed as %j', (href, address) => {
  expect(safeHref(href)).toBe(address);
});

test.each([
  [' href="/a"', '/a'],
  [' title="x>y" HREF = \'/a\'', '/a'],
  [' hidden href=/a', '/a'],
  [' data-href="/b" href="/a"', '/a'],
  // Like in browsers, the first of several counts, and one without a value is empty.
  [' href="/a" href="/b"', '/a'],
  [' href href="/b"', undefined],
  [' href', undefined],
  [' title="href=/b"', undefined],
  ['', undefined],
])('of the attributes %s the address is %j', (attributes, address) => {
  expect(linkHref(attributes)).toBe(address);
});

test('attributes are read up to a length', () => {
  expect(linkHref(` title="${'x'.repeat(3000)}" href="/a"`)).toBe('/a');
  expect(linkHref(` title="${'x'.repeat(4000)}" href="/a"`)).toBeUndefined();
});
