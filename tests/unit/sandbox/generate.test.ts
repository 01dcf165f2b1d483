import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRODUCTS } from '../../../scripts/commands/shop.ts';
import type { Catalogue, CatalogueArticle } from '../../../scripts/sandbox/catalogue/catalogue.ts';
import { edgeCaseSku } from '../../../scripts/sandbox/catalogue/edge-cases.ts';
import { generateCatalogue } from '../../../scripts/sandbox/catalogue/generate.ts';
import { lookOf, SKU_SHAPE } from '../../../scripts/sandbox/catalogue/look.ts';

const usual = generateCatalogue({ seed: 502, products: DEFAULT_PRODUCTS });

function articleOf({ articles }: Catalogue, sku: string): CatalogueArticle {
  const found = articles.find((article) => article.sku === sku);
  if (found === undefined) throw new Error(`no article ${sku}`);
  return found;
}

/** Whole cents, the percentage of the two prices, and variants at either of the article's prices. */
function agrees({ listPrice, discountedPrice, discountPercent, variants }: CatalogueArticle): boolean {
  const percent = discountedPrice === 0 ? 0 : Math.round((1 - discountedPrice / listPrice) * 100);
  return (
    Number.isInteger(listPrice) &&
    Number.isInteger(discountedPrice) &&
    listPrice > discountedPrice &&
    discountPercent === percent &&
    variants.every((variant) => variant.listPrice === listPrice) &&
    variants.every((variant) => [0, discountedPrice].includes(variant.discountedPrice))
  );
}

function repeated(values: readonly (string | number)[]): readonly (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function sizesOf(catalogue: Catalogue, kindCode: string, level1Name: string): readonly string[] {
  const level1 = catalogue.menu.find((path) => path.level1Name === level1Name)?.level1;
  const names = new Map(catalogue.sizes.map((size) => [size.id, size.name]));
  const ids = catalogue.articles
    .filter((article) => article.level1 === level1 && lookOf(article.sku).kind.code === kindCode)
    .flatMap((article) => article.variants.map((variant) => variant.sizeId));
  return [...new Set(ids)].map((id) => names.get(id) ?? '?');
}

describe('generateCatalogue', () => {
  it('makes the same catalogue from the same seed', () => {
    expect(generateCatalogue({ seed: 7, products: 60 })).toEqual(
      generateCatalogue({ seed: 7, products: 60 }),
    );
  });

  it('makes another catalogue from another seed', () => {
    const [one, other] = [7, 8].map((seed) => generateCatalogue({ seed, products: 60 }).articles);
    expect(one?.map((article) => article.sku)).not.toEqual(other?.map((article) => article.sku));
  });

  it('starts a larger catalogue with the articles of a smaller one', () => {
    const few = generateCatalogue({ seed: 3, products: 40 }).articles;
    const many = generateCatalogue({ seed: 3, products: 90 }).articles;
    expect(many.slice(0, 40).map(({ sku, name, listPrice }) => [sku, name, listPrice])).toEqual(
      few.map(({ sku, name, listPrice }) => [sku, name, listPrice]),
    );
  });

  it.each([0, -1, 2.5, Number.NaN])('refuses %s products', (products) => {
    expect(() => generateCatalogue({ seed: 1, products })).toThrow(RangeError);
  });

  it('shows twelve different kinds first', () => {
    const kinds = usual.articles.slice(0, 12).map((article) => lookOf(article.sku).kind.code);
    expect(repeated(kinds)).toEqual([]);
  });

  it('fills every branch of the menu, among them some with one and with two levels', () => {
    const filled = new Set(
      usual.articles.map(({ level1, level2, level3 }) => `${level1}/${level2}/${level3}`),
    );
    expect(
      usual.menu.filter(({ level1, level2, level3 }) => !filled.has(`${level1}/${level2}/${level3}`)),
    ).toEqual([]);
    expect(usual.menu.some((path) => path.level2 === 0)).toBe(true);
    expect(usual.menu.some((path) => path.level2 > 0 && path.level3 === 0)).toBe(true);
  });

  it('has discounts on about a quarter, novelties of about a tenth and articles without a rating', () => {
    const share = (matches: (article: CatalogueArticle) => boolean): number =>
      usual.articles.filter(matches).length / usual.articles.length;
    expect(share((article) => article.discountPercent > 0)).toBeGreaterThan(0.17);
    expect(share((article) => article.discountPercent > 0)).toBeLessThan(0.33);
    expect(share((article) => article.isNew)).toBeGreaterThan(0.04);
    expect(share((article) => article.isNew)).toBeLessThan(0.18);
    expect(share((article) => article.rating === 0)).toBeGreaterThan(0.05);
  });

  it('sells black sneakers in 42', () => {
    const black = usual.colors.find((color) => color.name === 'Negro')?.id;
    const size = usual.sizes.find((candidate) => candidate.name === '42')?.id;
    const found = usual.articles
      .filter((article) => lookOf(article.sku).kind.code === 'TEN')
      .flatMap((article) => article.variants)
      .filter((variant) => variant.colorId === black && variant.sizeId === size && variant.stock > 0);
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    ['TEN', 'Hombre', ['39', '40', '41', '42', '43', '44', '45']],
    ['TEN', 'Mujer', ['36', '37', '38', '39', '40', '41']],
    ['PLA', 'Hombre', ['XS', 'S', 'M', 'L', 'XL', 'XXL']],
    ['PLA', 'Niños', ['4', '6', '8', '10', '12', '14', '16']],
    ['GOR', 'Accesorios', ['Única']],
  ])('sells %s for %s in sizes that fit', (kind, level, expected) => {
    expect(new Set(sizesOf(usual, kind, level))).toEqual(new Set(expected));
  });
});

describe('every catalogue of 30 to 2,000 articles', () => {
  const catalogues = fc.record({
    seed: fc.integer({ min: 0, max: 1e6 }),
    products: fc.integer({ min: 30, max: 2000 }),
  });

  it('uses each sku, code and id once', () => {
    fc.assert(
      fc.property(catalogues, (options) => {
        const { articles } = generateCatalogue(options);
        const rows = articles.flatMap((article) => [article, ...article.variants]);
        expect(new Set(rows.map((row) => row.sku)).size).toBe(rows.length);
        expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
        expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
        expect(articles.every((article) => SKU_SHAPE.test(article.sku))).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it('has prices that agree with their percentage', () => {
    fc.assert(
      fc.property(catalogues, (options) => {
        expect(generateCatalogue(options).articles.filter((article) => !agrees(article))).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('relates each article to four to eight others that exist, and adds up its stock', () => {
    fc.assert(
      fc.property(catalogues, (options) => {
        const { articles } = generateCatalogue(options);
        const skus = new Set(articles.map((article) => article.sku));
        for (const { sku, relatedSkus, variants, stock } of articles) {
          expect(relatedSkus.length).toBeGreaterThanOrEqual(4);
          expect(relatedSkus.length).toBeLessThanOrEqual(8);
          expect(new Set(relatedSkus).size).toBe(relatedSkus.length);
          expect(relatedSkus.every((other) => other !== sku && skus.has(other))).toBe(true);
          if (variants.length > 0)
            expect(stock).toBe(variants.reduce((sum, variant) => sum + variant.stock, 0));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('contains every edge-case article', () => {
    fc.assert(
      fc.property(catalogues, (options) => {
        const catalogue = generateCatalogue(options);
        const of = (name: Parameters<typeof edgeCaseSku>[0]): CatalogueArticle =>
          articleOf(catalogue, edgeCaseSku(name));
        expect(
          [
            of('withoutPictures').images,
            ...of('withoutPictures').variants.map(({ images }) => images),
          ].flat(),
        ).toEqual([]);
        expect(of('withoutVariants')).toMatchObject({ variants: [], stock: 9 });
        expect(of('soldOut').variants.length).toBeGreaterThan(1);
        expect(of('soldOut').stock).toBe(0);
        expect(of('singleVariant').variants).toHaveLength(1);
        expect(of('longName').name.length).toBeGreaterThan(200);
        expect(of('markupInName').name).toMatch(/(?=.*<)(?=.*&)(?=.*")(?=.*')(?=.*ñ)/);
        expect(of('markupInName').fullDescription).not.toContain('<edición');
        expect(of('laterVariantDiscounted').variants[0]?.discountedPrice).toBe(0);
        expect(of('laterVariantDiscounted').variants.some(({ discountedPrice }) => discountedPrice > 0)).toBe(
          true,
        );
        expect(of('oneMenuLevel')).toMatchObject({ level2: 0, level3: 0 });
        expect(of('twoMenuLevels').level2).toBeGreaterThan(0);
        expect(of('twoMenuLevels').level3).toBe(0);
        expect(of('priceWithCents').listPrice).toBe(18_743);
        expect(of('lastPair').stock).toBe(1);
        expect(new Set(of('lastPair').variants.map(({ colorId }) => colorId)).size).toBe(1);
      }),
      { numRuns: 20 },
    );
  });
});
