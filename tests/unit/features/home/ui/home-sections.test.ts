/** The home page's products: every picture once, as long as there are enough of them. */
import { describe, expect, test } from 'vitest';
import { categoryTiles, homeSections } from '#features/home/ui/home-sections.ts';
import type { Product } from '#features/product/rules/product.ts';
import { menuFromRows } from '#shared/menu/menu.ts';
import { product } from '../../../fixtures/samples.ts';

const MEN = { id: 1, name: 'Hombre' };
const WOMEN = { id: 2, name: 'Mujer' };
const NONE = { id: 0, name: '' };
const menu = menuFromRows([
  [MEN, NONE, NONE],
  [WOMEN, NONE, NONE],
]);

/** Product number `id`; even ones are women's, and there are four kinds of each. */
function numbered(id: number, change: Partial<Product> = {}): Product {
  const levels = [id % 2 === 0 ? 2 : 1, (id % 8) + 10, 0] as const;
  return { ...product, id, sku: `P-${id}`, images: [`/${id}.jpg`], levels, ...change };
}

const many = (from: number, to: number, change: Partial<Product> = {}): readonly Product[] =>
  Array.from({ length: to - from + 1 }, (_, index) => numbered(from + index, change));

const reduced = { discount: 20, discountedPrice: 40_000 };
const skus = (products: readonly Product[]): readonly string[] => products.map(({ sku }) => sku);

function picturesOf(sections: ReturnType<typeof homeSections>): readonly string[] {
  const { hero, beside, arrivals, offers, tiles } = sections;
  const products = [...[hero, beside].flatMap((each) => each ?? []), ...arrivals, ...offers];
  return [...products.flatMap(({ images }) => images.slice(0, 1)), ...tiles.map(({ image }) => image)];
}

describe('the home page', () => {
  test('shows no picture twice, though a new product is also reduced and first in its category', () => {
    const newProducts = many(1, 12, { ...reduced, isNew: true });
    const sections = homeSections(
      { menu, products: [...newProducts, ...many(13, 40, reduced)], newProducts },
      4,
    );
    const pictures = picturesOf(sections);
    expect(pictures).toHaveLength(2 + 4 + 4 + 2);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('begins with the newest product, and the row of arrivals continues after it', () => {
    const newProducts = many(1, 6);
    const { hero, arrivals } = homeSections({ menu, products: newProducts, newProducts }, 4);
    expect(hero?.sku).toBe('P-1');
    expect(skus(arrivals)).toEqual(['P-2', 'P-3', 'P-4', 'P-5']);
  });

  test('shows two different kinds next to its text, the second one only where it appears nowhere else', () => {
    const newProducts = many(1, 6);
    const products = [...newProducts, numbered(9), numbered(12, { stock: 0 }), numbered(11), numbered(12)];
    const { hero, beside } = homeSections({ menu: [], products, newProducts }, 4);
    // 9 is of the hero's kind, and 12 is sold out at its first place.
    expect([hero?.sku, beside?.sku]).toEqual(['P-1', 'P-6']);
    expect(
      homeSections({ menu: [], products: many(1, 5), newProducts: many(1, 5) }, 4).beside,
    ).toBeUndefined();
  });

  test('keeps every arrival in its row where they only just fill it, and begins with another product', () => {
    const newProducts = many(1, 4);
    const { hero, arrivals } = homeSections({ menu, products: many(1, 6), newProducts }, 4);
    expect(skus(arrivals)).toEqual(['P-1', 'P-2', 'P-3', 'P-4']);
    expect(hero?.sku).toBe('P-5');
  });

  test('leaves the offers to their row where a product without one can begin it', () => {
    const products = [...many(1, 3, reduced), ...many(4, 5)];
    const { hero, offers } = homeSections({ menu, products, newProducts: products.slice(0, 1) }, 4);
    expect(hero?.sku).toBe('P-4');
    expect(skus(offers)).toEqual(['P-1', 'P-2', 'P-3']);
  });

  test('repeats itself in a small shop rather than leave a place empty', () => {
    const products = many(1, 2, reduced);
    const { hero, arrivals, offers, tiles } = homeSections({ menu, products, newProducts: products }, 4);
    expect(hero?.sku).toBe('P-1');
    expect(skus(arrivals)).toEqual(['P-1', 'P-2']);
    expect(skus(offers)).toEqual(['P-1', 'P-2']);
    expect(tiles.map(({ image }) => image)).toEqual(['/1.jpg', '/2.jpg']);
  });

  test('shows one of each kind before a second of the same', () => {
    const products = [1, 9, 17, 2, 10, 3].map((id) => numbered(id, reduced));
    const { offers } = homeSections({ menu: [], products: [...products, numbered(40)], newProducts: [] }, 4);
    // 1, 9 and 17 are of one kind, 2 and 10 of another; the product that leads the page belongs to neither.
    expect(skus(offers)).toEqual(['P-1', 'P-9', 'P-2', 'P-3']);
  });

  test.each([
    ['cannot be bought', { ...reduced, stock: 0 }],
    ['has no picture', { ...reduced, images: [] }],
    ['costs what it always does', {}],
  ])('offers nothing that %s', (_, change) => {
    const products = [numbered(5), numbered(6, change)];
    expect(homeSections({ menu, products, newProducts: [] }, 4).offers).toEqual([]);
  });

  test('has nothing to begin with where no product has a picture', () => {
    const products = many(1, 3, { images: [] });
    expect(picturesOf(homeSections({ menu, products, newProducts: products }, 4))).toEqual([]);
  });
});

test('a category is shown by its first product whose picture is not shown yet', () => {
  const products = [numbered(2), numbered(1), numbered(3), numbered(4)];
  const images = categoryTiles({ menu, products }, 8, new Set(['/2.jpg'])).map(({ image }) => image);
  expect(images).toEqual(['/1.jpg', '/4.jpg']);
});

test('a category without pictures is left out', () => {
  const tiles = categoryTiles({ menu, products: [numbered(1), numbered(2, { images: [] })] }, 8);
  expect(tiles.map(({ item }) => item.title)).toEqual(['Hombre']);
});
