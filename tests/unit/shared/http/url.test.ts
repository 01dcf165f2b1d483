import { afterEach, expect, test, vi } from 'vitest';
import { safeNextPath } from '#features/account/rules/next-path.ts';
import { isAllowedAction } from '#features/payment/rules/payment.ts';
import { safeHref } from '#shared/html/safe-link.ts';
import { parseUrl, webAddress } from '#shared/http/url.ts';

afterEach(vi.restoreAllMocks);

test.each([
  ['https://shop.example/a?b#c', undefined, 'https://shop.example/a?b#c'],
  ['/a', 'https://shop.example', 'https://shop.example/a'],
  ['/a', undefined, undefined],
  ['https://', undefined, undefined],
  ['', 'no base', undefined],
])('%j read from %j is %j', (text, base, address) => {
  expect(parseUrl(text, base)?.href).toBe(address);
});

test('addresses are read in browsers without URL.canParse and URL.parse (Safari 16.4)', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => expect.unreachable());
  vi.spyOn(URL, 'parse').mockImplementation(() => expect.unreachable());
  expect(safeNextPath('/checkout')).toBe('/checkout');
  expect(safeHref('https://shop.example/a')).toBe('https://shop.example/a');
  expect(webAddress('shop.example')).toBe('https://shop.example/');
  expect(isAllowedAction('https://pay.example/form', ['https://pay.example'])).toBe(true);
});
