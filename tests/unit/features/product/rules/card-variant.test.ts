/**
 * A card's picture, price and badge are those of one variant: the one that its link opens (decision 32, Initial
 * variant).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedProduct, packedColors, productOfList } from '#features/catalogue/rules/list-file.ts';
import { preferredChoice, preferredPicture, shownPlace } from '#features/catalogue/rules/preferred-choice.ts';
import { asCard, cardAt, relatedAsCard } from '#features/product/rules/card-variant.ts';
import { withSoldOut } from '#features/product/rules/color-sizes.ts';
import type { ProductDetail, RelatedProduct } from '#features/product/rules/product.ts';
import { choiceFromSlugs, initialChoice, shownVariant } from '#features/product/rules/variant.ts';
import { slugOf } from '#shared/text/slug.ts';
import { product, variant } from '../../../fixtures/samples.ts';
import { passesPlainly } from '../../catalogue/rules/plain-filter.ts';

const navy = { ...variant, color: 'Azul marino', images: ['/azul-1.jpg', '/azul-2.jpg'], price: 56_000 };
const mustard = { ...variant, color: 'Mostaza', images: ['/mostaza-1.jpg'], price: 80_000 };
const reduced = { ...mustard, discountedPrice: 64_000, discount: 20 };
const shirt = { ...product, colors: ['Azul marino', 'Mostaza'], sizes: ['42'], images: ['/azul-1.jpg'] };

const detailOf = (variants: ProductDetail['variants']): ProductDetail => ({
  ...shirt,
  fullDescription: '',
  productSizes: [],
  productColors: [],
  related: [],
  variants,
  stock: variants.reduce((sum, { stock }) => sum + stock, 0),
});

describe('a card', () => {
  test.each([
    ['the first colour', [navy, mustard], navy],
    ['the colour that is reduced', [navy, reduced], reduced],
    ['a colour that can be bought', [{ ...navy, stock: 0 }, mustard], mustard],
    ['not the reduced colour where that is sold out', [navy, { ...reduced, stock: 0 }], navy],
    [
      'the first colour where all are sold out',
      [
        { ...navy, stock: 0 },
        { ...reduced, stock: 0 },
      ],
      navy,
    ],
  ])('shows %s: picture, price, discount and address', (_what, variants, shown) => {
    const card = asCard(shirt, detailOf(variants));
    const { images, price, discountedPrice, discount, color } = shown;
    expect(card).toMatchObject({ images, price, discountedPrice, discount, color });
    expect(preferredChoice(card, {})).toBe(`?color=${slugOf(color)}`);
    expect(card.stock > 0).toBe(variants.some(({ stock }) => stock > 0));
  });

  test('of an article without variants shows the article, as its page does', () => {
    const own = { ...detailOf([]), images: ['/z.jpg'], price: 12_000, stock: 3 };
    const card = asCard({ ...shirt, colors: [], sizes: [] }, own);
    expect(card).toMatchObject({ images: ['/z.jpg'], price: 12_000 });
    expect(asCard(shirt, { ...own, stock: 0 }).stock).toBe(0);
    expect(preferredChoice(card, {})).toBe('');
    expect(asCard(shirt, undefined)).toBe(shirt);
  });

  test('has the article’s pictures where the variant has none, and never more than five', () => {
    const many = ['/1', '/2', '/3', '/4', '/5', '/6'];
    expect(asCard(shirt, { ...detailOf([{ ...navy, images: [] }]), images: ['/z.jpg'] }).images).toEqual([
      '/z.jpg',
    ]);
    expect(asCard(shirt, detailOf([{ ...navy, images: many }])).images).toEqual(many.slice(0, 5));
  });
});

const colors = ['Negro', 'Azul marino', 'Rojo'];
const sizes = ['40', '41'];
const variantsOf = fc
  .uniqueArray(
    fc.record({
      color: fc.constantFrom(...colors),
      size: fc.constantFrom(...sizes),
      stock: fc.nat(1),
      price: fc.constantFrom(50_000, 60_000),
      discountedPrice: fc.constantFrom(0, 0, 40_000),
    }),
    { selector: ({ color, size }) => `${color} ${size}`, minLength: 1 },
  )
  .map((rows) =>
    rows
      .toSorted((one, other) => one.size.localeCompare(other.size))
      .map((row) => ({ ...variant, ...row, images: [`/${slugOf(row.color)}.jpg`] })),
  );
const selections = fc.record({
  color: fc.subarray(colors.map(slugOf)),
  size: fc.subarray(sizes),
});

test('with any filter, a card shows the variant that its address opens', () => {
  fc.assert(
    fc.property(variantsOf, selections, (variants, selection) => {
      const named = [...new Set(variants.map(({ color }) => color))];
      const detail = detailOf(variants);
      const own = withSoldOut(asCard({ ...product, colors: named, sizes }, detail), detail);
      const listed = productOfList(JSON.parse(JSON.stringify(listedProduct(own, packedColors(own, detail)))));
      if (!passesPlainly(listed, selection)) return;
      const query = new URLSearchParams(preferredChoice(listed, selection));
      const asked = { color: query.get('color') ?? '', size: query.get('talla') ?? '' };
      const opened = shownVariant(variants, choiceFromSlugs(variants, asked) ?? { color: '', size: '' });
      const card = cardAt(listed, shownPlace(listed, selection));
      if (!opened) return;
      expect(card).toMatchObject({ price: opened.price, discountedPrice: opened.discountedPrice });
      expect(card.stock > 0).toBe(opened.stock > 0);
      const picture = preferredPicture(listed, selection) || listed.images[0];
      expect(picture).toBe(opened.images[0]);
    }),
  );
});

test('without a choice a card and the page show the same colour', () => {
  fc.assert(
    fc.property(variantsOf, (variants) => {
      const card = asCard({ ...product, colors }, detailOf(variants));
      expect(card.color).toBe(initialChoice(variants, 'discount')?.color);
    }),
  );
});

describe('the prices of a card', () => {
  test('are kept for a place that opens at others, down to the discount alone', () => {
    const alike = { ...navy, color: 'Mostaza' };
    expect(asCard(shirt, detailOf([navy, alike]))).not.toHaveProperty('otherPrices');
    const other = { ...alike, discount: 10 };
    expect(asCard(shirt, detailOf([navy, other])).otherPrices).toEqual([[1, 56_000, 0, 10]]);
  });

  test('a card without a colour names none', () => {
    const card = asCard({ ...shirt, colors: [] }, detailOf([{ ...navy, color: '' }]));
    expect(card).not.toHaveProperty('color');
  });

  test('the product stays unchanged where nothing of it differs, or it is sold out already', () => {
    const shoe = { ...shirt, soldOut: [1] };
    expect(cardAt(shoe, 0)).toBe(shoe);
    expect(cardAt(shoe, 1)).toEqual({ ...shoe, stock: 0 });
    const none = { ...shoe, stock: 0 };
    expect(cardAt(none, 1)).toBe(none);
  });
});

describe('a related product', () => {
  const related: RelatedProduct = {
    id: 8,
    sku: 'TEN-8',
    name: 'Tenis Pacaya',
    code: 'C-8',
    shortDescription: '',
    image: '/own.jpg',
    price: 50_000,
    discountedPrice: 40_000,
    discount: 20,
  };
  const card = { ...shirt, price: 70_000, discountedPrice: 63_000, discount: 10, color: 'Mostaza' };

  test('has price, discount, picture and colour of its card', () => {
    expect(relatedAsCard(related, card)).toEqual({
      ...related,
      price: 70_000,
      discountedPrice: 63_000,
      discount: 10,
      image: '/azul-1.jpg',
      color: 'Mostaza',
    });
  });

  test('names no colour of an article that is sold out', () => {
    expect(relatedAsCard(related, { ...card, stock: 0 })).not.toHaveProperty('color');
  });

  test('has no discount if the service has none', () => {
    const plain = { ...related, discountedPrice: 0, discount: 0 };
    expect(relatedAsCard(plain, card)).toMatchObject({ price: 70_000, discountedPrice: 0, discount: 0 });
  });

  test('keeps its own picture, and names no colour, where its card has none', () => {
    const shown = relatedAsCard(related, { ...shirt, images: [] });
    expect(shown.image).toBe('/own.jpg');
    expect(shown).not.toHaveProperty('color');
  });

  test('is unchanged if its card is unknown', () => {
    expect(relatedAsCard(related, undefined)).toBe(related);
  });
});
