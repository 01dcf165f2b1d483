import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isMySize,
  mySizesOf,
  preferredSizes,
  type SizedProduct,
  sizeKind,
} from '#features/product/rules/size-preference.ts';
import {
  addListed,
  MAX_RECENT,
  readSharedSkus,
  rememberRecent,
  removeListed,
  sharedQuery,
  sharedSkus,
} from '#features/saved/rules/saved-list.ts';

const a = { sku: 'A' };
const b = { sku: 'B' };

describe('the wishlist', () => {
  test('adds a product that is not there yet, and changes nothing otherwise', () => {
    expect(addListed([a], b)).toEqual([a, b]);
    const list = [a];
    expect(addListed(list, { sku: 'A' })).toBe(list);
  });
  test('removes one by its sku', () => {
    expect(removeListed([a, b], 'A')).toEqual([b]);
  });
  test('is shared by a link and read from it', () => {
    const skus = fc.uniqueArray(
      fc.stringMatching(/^[A-Z0-9 ,%/-]{1,12}$/).filter((sku) => sku.trim() === sku),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(skus, (list) => {
        expect(readSharedSkus(sharedSkus(list.map((sku) => ({ sku }))))).toEqual(list);
      }),
    );
  });
  test.each([
    ['', []],
    [',,', []],
    ['A,,A', ['A']],
    ['%E0%A4%A,B', ['B']],
    [' A ,B', ['A', 'B']],
  ])('a link with %j names %j', (shared, skus) => {
    expect(readSharedSkus(shared)).toEqual(skus);
  });
  test('is the parameter of a readable address', () => {
    const query = sharedQuery([a, { sku: 'B,1' }, { sku: 'C D' }]);
    expect(query).toBe('lista=A,B%252C1,C%2520D');
    expect(readSharedSkus(new URLSearchParams(query).get('lista') ?? '')).toEqual(['A', 'B,1', 'C D']);
  });
  test('is shared up to the length of a link', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ sku: `S${index}` }));
    expect(sharedSkus(many).split(',')).toEqual(many.slice(0, 60).map(({ sku }) => sku));
  });
  test('no sku of a link is longer than its limit', () => {
    expect(readSharedSkus('x'.repeat(5_000))).toEqual(['x'.repeat(80)]);
  });
  test('a huge link is capped', () => {
    expect(readSharedSkus(Array.from({ length: 5_000 }, (_, index) => `S${index}`).join(','))).toHaveLength(
      60,
    );
  });
});

describe('recently viewed', () => {
  test('moves a product that was viewed again to the front', () => {
    expect(rememberRecent([a, b], b)).toEqual([b, a]);
  });
  test('has the latest first, each product once, and a limit', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ sku: `S${index}` }));
    const list = many.reduce<readonly { sku: string }[]>(rememberRecent, []);
    expect(list).toHaveLength(MAX_RECENT);
    expect(list[0]?.sku).toBe('S39');
    expect(
      rememberRecent(list, { sku: 'S35' })
        .map(({ sku }) => sku)
        .slice(0, 3),
    ).toEqual(['S35', 'S39', 'S38']);
    expect(rememberRecent(list, { sku: 'S35' })).toHaveLength(MAX_RECENT);
  });
});

describe('Mi talla', () => {
  const mine = { shoes: '7.5', clothes: '' };
  test('marks products that exist in a chosen size', () => {
    expect(mySizesOf(['7', '7.5'], mine)).toEqual(['7.5']);
    expect(mySizesOf(['7', '8'], mine)).toEqual([]);
    expect(isMySize('m', { shoes: '', clothes: 'M' })).toBe(true);
  });
  test('marks nothing while none is set, not even a nameless size', () => {
    expect(mySizesOf([''], { shoes: '', clothes: '' })).toEqual([]);
  });
  test.each<[string, SizedProduct | undefined, 'shoes' | 'clothes']>([
    ['38', { name: 'Tenis casuales Kinalto' }, 'shoes'],
    ['38', { name: 'Botines de gamuza' }, 'shoes'],
    ['38', { name: 'Kinalto 3000', categories: ['hombre', 'hombre/zapatos'] }, 'shoes'],
    ['38', { name: 'Pantalón de lona' }, 'clothes'],
    ['34', { name: 'Jeans slim', categories: ['hombre', 'hombre/ropa/pantalones-de-lona'] }, 'clothes'],
    ['10', { name: 'Playera de tenis', categories: ['ninos/ropa'] }, 'clothes'],
    ['M', { name: 'Zapatos de agua' }, 'clothes'],
    ['42', undefined, 'shoes'],
    ['XL', undefined, 'clothes'],
  ])('a %s of %j is a size of %s', (size, product, kind) => {
    expect(sizeKind(size, product)).toBe(kind);
  });
  test('does not take trousers in 38 for shoes in 38, nor the other way round', () => {
    const shoes = { shoes: '38', clothes: '' };
    const trousers = { shoes: '', clothes: '38' };
    expect(mySizesOf(['36', '38'], shoes, { name: 'Jeans rectos' })).toEqual([]);
    expect(mySizesOf(['36', '38'], trousers, { name: 'Jeans rectos' })).toEqual(['38']);
    expect(mySizesOf(['36', '38'], trousers, { name: 'Sandalias' })).toEqual([]);
  });
  test('is the value of the size filter', () => {
    expect(preferredSizes({ shoes: '7.5', clothes: 'XL' })).toEqual(['7-5', 'xl']);
  });
});
