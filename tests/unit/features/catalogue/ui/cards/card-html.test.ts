import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { cardsOf } from '#features/catalogue/ui/cards/card-html.tsx';
import { articleSchema } from '#features/product/api/wire/article.ts';
import type { Product } from '#features/product/rules/product.ts';
import { menuFromRows } from '#shared/menu/menu.ts';
import catalogue from '../../../../../../locales/es-GT/catalogue.json' with { type: 'json' };
import { product } from '../../../../fixtures/samples.ts';
import { ARTICLE } from '../../../../fixtures/wire.ts';

vi.stubEnv('DEV', false);
vi.mock(import('#shared/configuration/settings.ts'), async (original) => {
  const { shopConfiguration, ...rest } = await original();
  return {
    ...rest,
    shopConfiguration: { ...shopConfiguration, imageTemplate: '/imagenes/{width}/{format}/{name}' },
  };
});

beforeAll(() =>
  i18next.init({
    lng: 'es-GT',
    ns: ['catalogue'],
    resources: { 'es-GT': { catalogue } },
    interpolation: { escapeValue: false },
  }),
);

const menu = menuFromRows([
  [
    { id: 1, name: 'Hombre' },
    { id: 2, name: 'Ropa' },
    { id: 3, name: 'Pantalones' },
  ],
]);
const colors = [{ id: 1, name: 'Negro', hex: '#111111' }];
const list = { locale: 'es-GT', menu, colors, headingLevel: 2 } as const;
const shoe: Product = { ...product, name: 'Tenis <ligeros> & "cómodos"', sizes: ['42', '43'], stock: 3 };

test("a card is one item of a list with few bytes, and no service's text can break out of it", () => {
  const html = cardsOf(list)(shoe);
  expect(html).toMatch(/^<li class=card-place data-sizes=[^ >]+><article class=card data-sku=TEN-7>/);
  expect(html).toMatch(/<\/article><\/li>$/);
  expect(html).toContain('>Tenis &lt;ligeros&gt; &amp; &quot;cómodos&quot;</a>');
  expect(html).not.toMatch(/<link|<!--|\n/);
});

test('the same card appears in lists of several widths, each with its picture width', () => {
  const wide = cardsOf({ ...list, sizes: '100vw, min(2px, 4px)' })(pictured);
  const narrow = cardsOf({ ...list, sizes: '50vw' })(pictured);
  expect(wide.match(/ sizes=[^>]*>/g)).toEqual([' sizes="100vw, min(2px, 4px)">']);
  expect(narrow).toBe(wide.replace('"100vw, min(2px, 4px)"', '50vw'));
  expect(cardsOf(list)(pictured)).toContain(' sizes="(min-width: 84rem) 304px,');
});

test('numbers are sizes of clothes where the product is clothing, and sold-out products have no size', () => {
  const cardOf = cardsOf(list);
  const trousers = cardOf({ ...shoe, name: 'Pantalón', levels: [1, 2, 3], sizes: ['32'] });
  expect(trousers).toMatch(/^<li class=card-place data-sizes=32 data-size-kind=clothes>/);
  expect(cardOf({ ...shoe, stock: 0 })).toMatch(/^<li class=card-place><article/);
  expect(cardOf({ ...shoe, sizes: ['S"<b>'] })).toMatch(
    /^<li class=card-place data-sizes="S&quot;&lt;b&gt;">/,
  );
});

const pictured: Product = { ...shoe, images: ['https://img.test/a.jpg', 'https://img.test/b.jpg'] };
const picturesOf = (html: string): readonly string[] => html.match(/<img [^>]*>/g) ?? [];

test('an early card loads its picture with the page, and the hover picture later', () => {
  const [first, second] = picturesOf(cardsOf(list)(pictured, 'eager'));
  expect(first).not.toContain('loading');
  expect(second).toContain('loading=lazy');
  expect(picturesOf(cardsOf(list)(pictured)).map((img) => img.includes('loading=lazy'))).toEqual([
    true,
    true,
  ]);
});

test('the first card loads its picture before the others', () => {
  const [first, second] = picturesOf(cardsOf(list)(pictured, 'priority'));
  expect(first).toMatch(/ fetchPriority=high decoding=async>$/);
  expect(second).not.toContain('fetchPriority');
});

test('a card with sizes that look like markup still loads its picture early', () => {
  for (const size of ['S loading=lazy', '<img loading=lazy>']) {
    const [first] =
      cardsOf(list)({ ...pictured, sizes: [size] }, 'eager')
        .split('<picture>')[1]
        ?.split('</picture>') ?? [];
    expect(first).toMatch(/<img [^>]*>/);
    expect(first).not.toContain('loading');
  }
});

/** An article of a service with this text everywhere. */
function articleCalled(text: string): Product {
  const fields = Object.entries(ARTICLE).map(([name, value]) => {
    if (Array.isArray(value)) return [name, [text, `${text}2`]];
    return [name, typeof value === 'string' && Number.isNaN(Number(value)) ? text : value];
  });
  const row = { ...Object.fromEntries(fields), Sku: text.replace(/[/\p{Cc}]/gu, '') };
  return articleSchema('https://img.test/').parse(row);
}

/**
 * The tags of a card and the names of their attributes, without any text: React leaves no '<', no '>' and no quote in
 * one.
 */
const shapeOf = (html: string): string =>
  html
    .replace(/>[^<]*/g, '>')
    .replace(/="[^"]*"/g, '=')
    .replace(/=[^\s"=>]+/g, '=');

test.each([
  '"><img src=x onerror=alert(1)>',
  "'><script>alert(1)</script>",
  '</li></ul><svg onload=alert(1)>',
  'x sizes=\u001A onload=alert(1)',
])('no text of a service adds an element or an attribute to a card: %j', (payload) => {
  const hostile = articleCalled(payload);
  expect(hostile.name).toContain('alert(1)');
  const html = cardsOf(list)(hostile);
  expect(shapeOf(html)).toBe(shapeOf(cardsOf(list)(articleCalled('dos palabras'))));
  expect(html.match(/ sizes="/g)).toHaveLength(1);
});
