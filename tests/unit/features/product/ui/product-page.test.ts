import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareLink } from '#features/product/ui/ProductPage.tsx';

test('a chat begins with the name of an article and its address, whatever characters both have', () => {
  expect(shareLink('Tenis & más', 'https://shop.example/producto/A%2F1?color=azul')).toBe(
    'https://wa.me/?text=Tenis%20%26%20m%C3%A1s%20https%3A%2F%2Fshop.example%2Fproducto%2FA%252F1%3Fcolor%3Dazul',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (name, url) => {
      const { origin, searchParams } = new URL(shareLink(name, url));
      expect([origin, searchParams.get('text')]).toEqual(['https://wa.me', `${name} ${url}`]);
    }),
  );
});
