import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { line, shoes } from '../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';

const cap: SavedProduct = { sku: 'A-1', name: 'Gorra', price: 9_900, discountedPrice: 0, image: '' };
const bag: SavedProduct = { sku: 'A-2', name: 'Bolso', price: 25_000, discountedPrice: 20_000, image: '' };

afterEach(() => vi.unstubAllGlobals());

describe('the wishlist', () => {
  it('adds a product once, removes it by its id, and clears', async () => {
    const browser = fakeBrowser();
    const { $wishlist, addToWishlist, clearWishlist, removeFromWishlist } = await import(
      '#features/saved/store/saved-lists.ts'
    );
    expect(addToWishlist(cap)).toBe(true);
    expect(addToWishlist(cap)).toBe(false);
    expect(addToWishlist(bag)).toBe(true);
    expect(JSON.parse(browser.stored.get('tienda:wishlist') ?? '')).toEqual([cap, bag]);
    removeFromWishlist('A-1');
    expect($wishlist.get()).toEqual([bag]);
    removeFromWishlist('A-1');
    expect($wishlist.get()).toEqual([bag]);
    clearWishlist();
    expect($wishlist.get()).toEqual([]);
  });

  it.each([
    ['{', [], '{'],
    ['{"A-1":true}', [], '{"A-1":true}'],
    [JSON.stringify([cap, { sku: 'A-3' }, null]), [cap], '[{"sku":"A-3"},null]'],
    [
      JSON.stringify([{ ...bag, sku: 'A-\ud800' }, cap]),
      [cap],
      JSON.stringify([{ ...bag, sku: 'A-\ud800' }]),
    ],
  ])('uses what it can of %s and sets the rest aside', async (text, expected, rest) => {
    const browser = fakeBrowser({ 'tienda:wishlist': text });
    const { $wishlist } = await import('#features/saved/store/saved-lists.ts');
    expect($wishlist.get()).toEqual(expected);
    expect(browser.stored.get('tienda:wishlist:rejected')).toBe(rest);
  });
});

describe('the compare list', () => {
  it('shows a product once that is stored twice', async () => {
    fakeBrowser({ 'tienda:compare': JSON.stringify([cap, bag, cap]) });
    const { $compare } = await import('#features/saved/store/saved-lists.ts');
    expect($compare.get()).toEqual([cap, bag]);
  });

  it('is kept apart from the wishlist', async () => {
    const browser = fakeBrowser();
    const { addToCompare, removeFromCompare } = await import('#features/saved/store/saved-lists.ts');
    addToCompare(bag);
    expect([...browser.stored.keys()]).toEqual(['tienda:compare']);
    removeFromCompare('A-2');
    expect(browser.stored.get('tienda:compare')).toBe('[]');
  });
});

describe('the marks of cards', () => {
  it.each(['', '{', '{}', 'null'])('are empty when the storage has %s', async (text) => {
    fakeBrowser({ 'tienda:compare': text });
    const { readStoredSkus } = await import('#features/saved/store/stored-saved-products.ts');
    expect(readStoredSkus('tienda:compare').size).toBe(0);
  });

  it('are those of the stored list', async () => {
    fakeBrowser({ 'tienda:compare': JSON.stringify([cap, bag]) });
    const { readStoredSkus } = await import('#features/saved/store/stored-saved-products.ts');
    expect([...readStoredSkus('tienda:compare')]).toEqual(['A-1', 'A-2']);
  });
});

describe('recently viewed products', () => {
  it('leave out one whose sku no address can carry, and set it aside', async () => {
    const broken = { ...cap, sku: '\udfff' };
    const browser = fakeBrowser({ 'tienda:recent': JSON.stringify([broken, bag]) });
    const { $recent } = await import('#features/saved/store/saved-lists.ts');
    expect($recent.get()).toEqual([bag]);
    expect(browser.stored.get('tienda:recent:rejected')).toBe(JSON.stringify([broken]));
  });

  it('are twelve at most, the latest first, each once', async () => {
    fakeBrowser();
    const { $recent, rememberProduct } = await import('#features/saved/store/saved-lists.ts');
    for (let n = 1; n <= 14; n++) rememberProduct({ ...cap, sku: `S-${n}` });
    rememberProduct({ ...cap, sku: 'S-10' });
    const skus = $recent.get().map(({ sku }) => sku);
    expect(skus.slice(0, 2)).toEqual(['S-10', 'S-14']);
    expect(new Set(skus).size).toBe(12);
    expect(skus).toHaveLength(12);
  });
});

describe('lines saved for later', () => {
  it('leave out one whose sku no address can carry, and set it aside', async () => {
    const broken = line({ sku: '\ud800' });
    const whole = line({ id: 2, cartItemId: 'b' });
    const browser = fakeBrowser({ 'tienda:saved': JSON.stringify([broken, whole]) });
    const { $savedForLater } = await import('#features/cart/store/saved-for-later.ts');
    expect($savedForLater.get()).toEqual([whole]);
    expect(browser.stored.get('tienda:saved:rejected')).toBe(JSON.stringify([broken]));
  });

  it('leave the cart, come back with as many units as fit, and are then no longer saved', async () => {
    fakeBrowser();
    const { $cart, addToCart } = await import('#features/cart/store/cart.ts');
    const { $savedForLater, moveToCart, saveForLater } = await import(
      '#features/cart/store/saved-for-later.ts'
    );
    addToCart(shoes(), 3);
    const saved = saveForLater($cart.get()[0]?.cartItemId ?? '');
    expect($cart.get()).toEqual([]);
    expect($savedForLater.get()).toEqual([saved]);
    addToCart(shoes(), 4);
    expect(saved && moveToCart(saved)).toBe('ok');
    expect($cart.get()).toMatchObject([{ quantity: 5 }]);
    expect($savedForLater.get()).toEqual([]);
  });

  it('stay saved when the cart already has all of the stock, or none is left', async () => {
    fakeBrowser({ 'tienda:saved': JSON.stringify([line(), line({ id: 2, cartItemId: 'b', stock: 0 })]) });
    const { addToCart } = await import('#features/cart/store/cart.ts');
    const { $savedForLater, moveToCart } = await import('#features/cart/store/saved-for-later.ts');
    addToCart(shoes(), 5);
    expect($savedForLater.get().map(moveToCart)).toEqual(['exceeds-stock', 'sold-out']);
    expect($savedForLater.get()).toHaveLength(2);
  });

  it('are stored once each, in their last state', async () => {
    fakeBrowser();
    const { $cart, addToCart } = await import('#features/cart/store/cart.ts');
    const { $savedForLater, removeSaved, saveForLater } = await import(
      '#features/cart/store/saved-for-later.ts'
    );
    for (const quantity of [1, 2]) {
      addToCart(shoes(), quantity);
      saveForLater($cart.get()[0]?.cartItemId ?? '');
    }
    expect($savedForLater.get()).toMatchObject([{ quantity: 2 }]);
    $savedForLater.get().forEach(removeSaved);
    expect($savedForLater.get()).toEqual([]);
  });
});

describe('undoing “Guardar para después”', () => {
  async function saveOne() {
    const browser = fakeBrowser();
    const cart = await import('#features/cart/store/cart.ts');
    const later = await import('#features/cart/store/saved-for-later.ts');
    cart.addToCart(shoes(), 2);
    const saved = later.saveForLater(cart.$cart.get()[0]?.cartItemId ?? '') ?? line();
    return { browser, cart, later, saved, undo: () => later.undoSave(saved, 0) };
  }

  it('moves the line back', async () => {
    const { cart, later, undo } = await saveOne();
    expect(undo()).toBe('back');
    expect(cart.$cart.get()).toMatchObject([{ quantity: 2 }]);
    expect(later.$savedForLater.get()).toEqual([]);
  });

  it('adds nothing where another tab has moved it back already', async () => {
    const { browser, cart, later, saved, undo } = await saveOne();
    expect(later.moveToCart(saved)).toBe('ok');
    browser.otherTabWrites('tienda:saved', '[]');
    expect(undo()).toBe('gone');
    expect(cart.$cart.get()).toMatchObject([{ quantity: 2 }]);
  });

  it('reports a refusal with its reason, and keeps the saved line', async () => {
    const { cart, later, saved, undo } = await saveOne();
    cart.addToCart(shoes(), 5);
    expect(undo()).toBe('exceeds-stock');
    expect(later.$savedForLater.get()).toEqual([saved]);
  });
});

describe('a saved line that is removed', () => {
  const [first, second] = [line(), line({ id: 2, cartItemId: 'b' })];

  it('comes back in its place', async () => {
    fakeBrowser({ 'tienda:saved': JSON.stringify([first, second]) });
    const { $savedForLater, removeSaved, restoreSaved } = await import(
      '#features/cart/store/saved-for-later.ts'
    );
    const forgotten = removeSaved(first);
    expect($savedForLater.get()).toEqual([second]);
    expect(removeSaved(first)).toBeUndefined();
    if (forgotten) restoreSaved(forgotten);
    expect($savedForLater.get()).toEqual([first, second]);
  });

  it('does not come back next to an equal line that was saved meanwhile', async () => {
    fakeBrowser({ 'tienda:saved': JSON.stringify([first]) });
    const { $cart, addToCart } = await import('#features/cart/store/cart.ts');
    const { $savedForLater, removeSaved, restoreSaved, saveForLater } = await import(
      '#features/cart/store/saved-for-later.ts'
    );
    const forgotten = removeSaved(first);
    addToCart(first, 2);
    saveForLater($cart.get()[0]?.cartItemId ?? '');
    if (forgotten) restoreSaved(forgotten);
    expect($savedForLater.get()).toMatchObject([{ quantity: 2 }]);
  });
});

describe('my size', () => {
  it('is set one at a time and survives the page', async () => {
    const browser = fakeBrowser();
    const { setSizePreference } = await import('#features/product/store/size-preference.ts');
    setSizePreference({ shoes: '42' });
    setSizePreference({ clothes: 'M' });
    fakeBrowser(Object.fromEntries(browser.stored));
    const again = await import('#features/product/store/size-preference.ts');
    expect(again.$sizePreference.get()).toEqual({ shoes: '42', clothes: 'M' });
  });

  it('is remembered with its own brand, until another is set', async () => {
    const browser = fakeBrowser();
    const { setSizePreference } = await import('#features/product/store/size-preference.ts');
    setSizePreference({ shoes: '43', shoesBrand: 'zarpaso' });
    setSizePreference({ clothes: 'M' });
    fakeBrowser(Object.fromEntries(browser.stored));
    const again = await import('#features/product/store/size-preference.ts');
    expect(again.$sizePreference.get()).toEqual({ shoes: '43', clothes: 'M', shoesBrand: 'zarpaso' });
    again.setSizePreference({ shoes: '42' });
    expect(again.$sizePreference.get()).toEqual({ shoes: '42', clothes: 'M' });
  });
});
