/** The early readers, before any store is loaded (contract, Storage keys; decision 47, No storage). */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readJson } from '#shared/storage/stored-shape.ts';
import { isAnythingStored, isStored, storedText } from '#shared/storage/stored-text.ts';
import { line, mainDocument } from '../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../fixtures/fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

type Texts = Readonly<Record<string, string>>;

describe('the text of a key for this tab', () => {
  test.each<[string, Texts, Texts, string | null]>([
    ['nothing', {}, {}, null],
    ['what the device holds', { key: 'a' }, {}, 'a'],
    ['what the device refused, where it held nothing', {}, { 'key:tab': 'b' }, 'b'],
    ['what the device refused', { key: 'a' }, { 'key:tab': 'b', 'key:tab-from': 'a' }, 'b'],
    ['what another tab has written since', { key: 'c' }, { 'key:tab': 'b', 'key:tab-from': 'a' }, 'c'],
    ['nothing, where it was removed since', {}, { 'key:tab': 'b', 'key:tab-from': 'a' }, null],
  ])('is %s', (_, device, tab, text) => {
    fakeBrowser(device, tab);
    expect(storedText('key')).toBe(text);
    expect(isStored('other', 'key')).toBe(text !== null);
  });

  test('is none where the storages are forbidden or missing', () => {
    fakeBrowser({ key: 'a' }).refuse('everything');
    expect([storedText('key'), isStored('key')]).toEqual([null, false]);
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect([storedText('key'), isStored('key')]).toEqual([null, false]);
  });
});

test("a tab's own store counts as stored", () => {
  fakeBrowser({}, { key: 'draft' });
  expect([isStored('key'), isStored('other')]).toEqual([true, false]);
});

test.each<[string, object, object, boolean]>([
  ['nothing', { length: 0 }, { length: 0 }, false],
  ['visits', { length: 1, 'tienda:visits': '{}' }, { length: 0 }, false],
  ['a cart', { length: 1, tienda: '{}' }, { length: 0 }, true],
  ['visits and a cart', { length: 2, 'tienda:visits': '{}' }, { length: 0 }, true],
  ['visits and a draft', { length: 1, 'tienda:visits': '{}' }, { length: 1 }, true],
])('a browser with %s stored has something to show: %j %j', (_, device, tab, expected) => {
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', tab);
  expect(isAnythingStored()).toBe(expected);
});

test.each([null, '', '{', 'null'])('a text %j that cannot be read is the other value', (text) => {
  const read = (stored: unknown): string => {
    if (stored === null) throw new TypeError('nothing');
    return 'read';
  };
  expect(readJson(text, 'otherwise', read)).toBe('otherwise');
});

describe("on a full device pages read the tab's copy", () => {
  const full = (device: Texts = {}): void => fakeBrowser(device).refuse('device');

  test('a login, and a logout', async () => {
    full({ tienda: mainDocument([line()]) });
    const { setToken } = await import('#features/cart/store/main-store.ts');
    const { hasStoredToken } = await import('#features/cart/store/stored-main.ts');
    expect(hasStoredToken()).toBe(false);
    setToken('abc');
    expect(hasStoredToken()).toBe(true);
    setToken(null);
    expect(hasStoredToken()).toBe(false);
  });

  test('the chosen currency', async () => {
    full({ 'tienda:currency': '"GTQ"' });
    const { setCurrency } = await import('#shared/money/currency-store.ts');
    const { readStoredCurrency } = await import('#shared/money/stored-currency.ts');
    setCurrency('USD');
    expect(readStoredCurrency()).toBe('USD');
  });

  test('the saved products', async () => {
    full();
    const { addToWishlist } = await import('#features/saved/store/saved-lists.ts');
    const { readStoredSkus } = await import('#features/saved/store/stored-saved-products.ts');
    addToWishlist({ sku: 'A-1', name: 'Gorra', price: 100, discountedPrice: 0, image: '' });
    expect([...readStoredSkus('tienda:wishlist')]).toEqual(['A-1']);
    expect(isStored('tienda:wishlist')).toBe(true);
  });
});

test.each([
  ['a token', mainDocument([], { token: 'abc' })],
  ['no token', mainDocument([], { token: null })],
  ['an empty token', mainDocument([], { token: '' })],
  ['one that no header can carry', mainDocument([], { token: 'a\nb' })],
  ['one of another kind', mainDocument([], { token: 1 })],
  ['a document of another version', JSON.stringify({ version: '0.9', token: 'abc' })],
  ['no document', '[]'],
])('with %s pages and stores agree on the login state', async (_, text) => {
  fakeBrowser({ tienda: text });
  const { hasStoredToken } = await import('#features/cart/store/stored-main.ts');
  const { readStoredMain } = await import('#features/cart/store/stored-cart.ts');
  const before = [hasStoredToken(), readStoredMain().isLoggedIn];
  const { $token } = await import('#features/cart/store/main-store.ts');
  const isLoggedIn = $token.get() !== null;
  expect(before).toEqual([isLoggedIn, isLoggedIn]);
});
