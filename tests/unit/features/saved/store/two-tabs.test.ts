/**
 * Saved lists in two tabs whose presses cross (decisions 43, 45): each writes from its state before the other's press.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_RECENT } from '#features/saved/rules/saved-list.ts';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';

const kept = (sku: string): SavedProduct => ({ sku, name: sku, price: 100, discountedPrice: 0, image: '' });
const [cap, bag, belt] = [kept('A-1'), kept('A-2'), kept('A-3')];
const skus = (rows: readonly SavedProduct[]): readonly string[] => rows.map(({ sku }) => sku);

let browser: FakeBrowser;
const stored = (key: string) => JSON.parse(browser.stored.get(key) ?? '[]');
const otherTabWrites = (key: string, rows: readonly unknown[]) =>
  browser.otherTabWrites(key, JSON.stringify(rows));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  { key: 'tienda:wishlist', list: async () => import('#features/saved/store/saved-lists.ts').then(wishlist) },
  { key: 'tienda:compare', list: async () => import('#features/saved/store/saved-lists.ts').then(compare) },
])('two tabs that change $key at once', ({ key, list }) => {
  beforeEach(() => {
    browser = fakeBrowser({ [key]: JSON.stringify([belt]) });
  });

  it('end with both additions, on the screen at once and then in the storage', async () => {
    const { store, add } = await list();
    add(cap);
    otherTabWrites(key, [belt, bag]);
    expect(skus(store.get())).toEqual(['A-3', 'A-1', 'A-2']);
    await vi.waitFor(() => expect(skus(stored(key))).toEqual(['A-3', 'A-1', 'A-2']));
  });

  it('end without a product that one removed while the other added', async () => {
    const { store, add, remove } = await list();
    remove('A-3');
    otherTabWrites(key, [belt, bag]);
    await vi.waitFor(() => expect(stored(key)).toEqual([bag]));
    // A press before this tab receives the other tab's next change.
    browser.stored.set(key, JSON.stringify([belt, bag]));
    add(cap);
    expect(skus(store.get())).toEqual(['A-2', 'A-1']);
  });

  it("end with the other's addition while this one emptied it", async () => {
    const { clear } = await list();
    clear();
    otherTabWrites(key, [belt, bag]);
    await vi.waitFor(() => expect(stored(key)).toEqual([bag]));
  });

  it('work without locks too, as on plain http', async () => {
    vi.stubGlobal('navigator', {});
    const { add } = await list();
    add(cap);
    otherTabWrites(key, [belt, bag]);
    await vi.waitFor(() => expect(skus(stored(key))).toEqual(['A-3', 'A-1', 'A-2']));
  });

  it('report a product that the other has added after this one removed it and adds it again', async () => {
    const { store, add, remove } = await list();
    remove('A-3');
    browser.stored.set(key, JSON.stringify([belt]));
    expect(add(belt)).toBe(false);
    otherTabWrites(key, [belt, bag]);
    expect(store.get()).toEqual([belt, bag]);
  });

  it("accept the other's later removal", async () => {
    const { store, add } = await list();
    add(cap);
    vi.setSystemTime(1_001_000);
    otherTabWrites(key, [belt]);
    expect(store.get()).toEqual([belt]);
  });

  it('do not write for ever where they disagree', async () => {
    const { store, add } = await list();
    add(cap);
    for (let times = 0; times < 20; times += 1) otherTabWrites(key, [belt]);
    expect(store.get()).toEqual([belt]);
  });
});

it('recently viewed products of two tabs are both remembered, within the limit', async () => {
  const before = Array.from({ length: MAX_RECENT }, (_, at) => kept(`S-${at}`));
  browser = fakeBrowser({ 'tienda:recent': JSON.stringify(before) });
  const { rememberProduct } = await import('#features/saved/store/saved-lists.ts');
  rememberProduct(cap);
  otherTabWrites('tienda:recent', [bag, ...before.slice(0, -1)]);
  await vi.waitFor(() => expect(skus(stored('tienda:recent')).slice(0, 2)).toEqual(['A-1', 'A-2']));
  expect(stored('tienda:recent')).toHaveLength(MAX_RECENT);
});

it('lines that two tabs save for later at the same moment are both kept', async () => {
  const [boots, hat] = [line({ id: 2, cartItemId: 'b' }), line({ id: 3, cartItemId: 'h' })];
  browser = fakeBrowser({ tienda: mainDocument([boots]) });
  const { saveForLater } = await import('#features/cart/store/saved-for-later.ts');
  saveForLater('b');
  otherTabWrites('tienda:saved', [hat]);
  await vi.waitFor(() => expect(stored('tienda:saved')).toEqual([boots, hat]));
});

type List = {
  readonly store: { readonly get: () => readonly SavedProduct[] };
  readonly add: (product: SavedProduct) => boolean;
  readonly remove: (sku: string) => void;
  readonly clear: () => void;
};

function wishlist(of: typeof import('#features/saved/store/saved-lists.ts')): List {
  return {
    store: of.$wishlist,
    add: of.addToWishlist,
    remove: of.removeFromWishlist,
    clear: of.clearWishlist,
  };
}

function compare(of: typeof import('#features/saved/store/saved-lists.ts')): List {
  return { store: of.$compare, add: of.addToCompare, remove: of.removeFromCompare, clear: of.clearCompare };
}
