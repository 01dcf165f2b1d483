import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unitsInCart } from '#features/cart/rules/cart.ts';
import type { ProductDetail, Variant } from '#features/product/rules/product.ts';
import type { Answer } from '#shared/http/failure.ts';
import { shoes } from '../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';

let cart: typeof import('#features/cart/store/cart.ts');
let check: typeof import('#features/cart/store/line-check.ts');
let found: typeof import('#features/cart/store/cart.ts');

beforeEach(async () => {
  fakeBrowser();
  cart = await import('#features/cart/store/cart.ts');
  check = await import('#features/cart/store/line-check.ts');
  found = await import('#features/cart/store/cart.ts');
});
afterEach(() => vi.unstubAllGlobals());

const variant: Variant = {
  id: 11,
  sku: 'KNL-1-40',
  code: '7001',
  name: '',
  description: '',
  images: [],
  color: 'NEGRO',
  size: '40',
  stock: 5,
  price: 10_000,
  discountedPrice: 0,
  discount: 0,
};
const product: ProductDetail = {
  ...variant,
  id: 1,
  sku: 'KNL-1',
  shortDescription: '',
  fullDescription: '',
  isNew: false,
  rating: 0,
  brand: '',
  colors: [],
  tags: [],
  sizes: [],
  levels: [1, 0, 0],
  productSizes: [],
  productColors: [],
  variants: [variant],
  related: [],
};

const answer = (changes: Partial<Variant>): Answer<ProductDetail> => ({
  ok: true,
  value: { ...product, variants: [{ ...variant, ...changes }] },
  message: '',
});
const failure = (status: number): Answer<ProductDetail> => ({
  ok: false,
  failure: { kind: 'http', status, message: '' },
});
const differences = () => found.$cartDifferences.get().map(({ line: _, ...difference }) => difference);

describe('a live look at the cart', () => {
  beforeEach(() => cart.addToCart(shoes(), 3));

  it('reports nothing when nothing has changed', async () => {
    await check.checkCart(async () => answer({}));
    expect(differences()).toEqual([]);
    expect(found.$cartCheck.get()).toBe('done');
  });

  it.each([
    [
      'the price changed',
      { price: 12_000 },
      { kind: 'price-changed', now: 12_000 },
      { price: 12_000, quantity: 3 },
    ],
    [
      'a discount began',
      { discountedPrice: 8_000 },
      { kind: 'price-changed', now: 8_000 },
      { discount: 8_000 },
    ],
    ['fewer are left', { stock: 2 }, { kind: 'fewer', available: 2 }, { quantity: 2, stock: 2 }],
    ['none is left', { stock: 0 }, { kind: 'gone' }, { isSoldOut: true }],
    ['the size is gone', { size: '41' }, { kind: 'gone' }, { isSoldOut: true }],
  ])('reports and applies it when %s', async (_name, changes, expected, line) => {
    await check.checkCart(async () => answer(changes));
    expect(differences()).toMatchObject([expected]);
    expect(cart.$cart.get()[0]).toMatchObject(line);
  });

  it('marks a missing product as gone', async () => {
    await check.checkCart(async () => failure(404));
    expect(differences()).toEqual([{ kind: 'gone' }]);
    expect(found.$cartCheck.get()).toBe('done');
  });

  it('restores a sold-out line when it is available again', async () => {
    await check.checkCart(async () => answer({ stock: 0 }));
    await check.checkCart(async () => answer({ stock: 4 }));
    expect(differences()).toEqual([]);
    expect(unitsInCart(cart.$cart.get())).toBe(3);
  });

  it.each([
    ['a failed call', async () => failure(500)],
    ['a call that throws', async () => Promise.reject(new Error('chunk'))],
  ])('leaves the cart unchanged after %s, and reports the failure', async (_name, fetchOne) => {
    const before = cart.$cart.get();
    await check.checkCart(fetchOne);
    expect(cart.$cart.get()).toEqual(before);
    expect(found.$cartCheck.get()).toBe('failed');
  });

  it('requests a large cart a few calls at a time', async () => {
    for (let at = 2; at < 42; at += 1) cart.addToCart(shoes({ id: at, productSku: `P-${at}` }));
    let open = 0;
    let most = 0;
    await check.checkCart(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 0));
      open -= 1;
      return failure(404);
    });
    expect(most).toBeLessThanOrEqual(8);
    expect(differences()).toHaveLength(41);
  });

  it('requests once for two lines of one product, and once while a check is under way', async () => {
    cart.addToCart(shoes({ selectedProductSize: '41' }));
    const fetchOne = vi.fn(async () => answer({}));
    await Promise.all([check.checkCart(fetchOne), check.checkCart(fetchOne)]);
    expect(fetchOne.mock.calls).toEqual([['KNL-1']]);
  });
});
