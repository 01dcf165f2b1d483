/** The cart in several tabs, and in a tab whose device stores nothing (contract, Storage keys; decisions 43, 47). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import { line, mainDocument, shoes } from '../../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { ordered } from '../../../fixtures/order-samples.ts';

let browser: FakeBrowser;
let cart: typeof import('#features/cart/store/cart.ts');

async function open(...stored: Parameters<typeof fakeBrowser>): Promise<void> {
  browser = fakeBrowser(...stored);
  cart = await import('#features/cart/store/cart.ts');
}
const stored = () => JSON.parse(browser.stored.get('tienda') ?? '{}');
const units = () => cart.$cart.get().map(({ quantity }) => quantity);

beforeEach(() => open({ tienda: mainDocument([line()]) }));
afterEach(() => vi.unstubAllGlobals());

describe('another tab that writes before it receives this one’s change', () => {
  /** The other tab writes its own change of the original cart. */
  const overwrite = () =>
    browser.otherTabWrites(
      'tienda',
      mainDocument([line({ quantity: 3 })], { seen: { other: [1, Date.now()] } }),
    );

  it('removes nothing: this tab applies its change again, at once on the screen and then in the storage', async () => {
    cart.increaseLine('line-1');
    overwrite();
    expect(units()).toEqual([4]);
    await vi.waitFor(() => expect(stored().cart).toMatchObject([{ quantity: 4 }]));
    expect(stored().seen).toMatchObject({ other: [1, expect.any(Number)] });
  });

  it('and again before this tab’s next change, without a storage event', () => {
    cart.increaseLine('line-1');
    browser.stored.set('tienda', mainDocument([line({ quantity: 3 })], { seen: { other: [1, Date.now()] } }));
    cart.increaseLine('line-1');
    expect(units()).toEqual([5]);
  });

  it('finds the same line again when it repeats the addition and later changes of the line', () => {
    const boots = shoes({ id: 2, sku: 'BOT-1-40' });
    cart.addToCart(boots);
    const [, added] = cart.$cart.get();
    cart.increaseLine(added?.cartItemId ?? '');
    overwrite();
    expect(units()).toEqual([3, 2]);
    expect(cart.$cart.get()[1]?.cartItemId).toBe(added?.cartItemId);
  });

  it('works without locks too, as on plain http', async () => {
    vi.stubGlobal('navigator', {});
    cart.increaseLine('line-1');
    overwrite();
    await vi.waitFor(() => expect(stored().cart).toMatchObject([{ quantity: 4 }]));
  });

  it('wins when its document lists no changes: a cleared storage, or a page of an older build', () => {
    cart.increaseLine('line-1');
    browser.otherTabWrites('tienda', mainDocument([]));
    expect(units()).toEqual([]);
  });
});

describe('a purchase in another tab', () => {
  const order: OrderSummary['lines'] = [{ ...ordered, sku: 'KNL-1-40' }];
  const pay = async (size = '40', quantity = 1) => {
    const { clearOrdered } = await import('#features/payment/store/ordered-cart.ts');
    clearOrdered({
      placedAt: 0,
      locale: 'es-GT',
      taxId: 'CF',
      customerName: 'Ana',
      recipient: '',
      addressLine: 'Zona 1',
      email: '',
      place: { departmentId: 0, municipalityId: 0 },
      lines: order.map((each) => ({ ...each, size, quantity })),
      total: 10_000,
    });
  };

  it('keeps paid units from coming back with “Deshacer”', async () => {
    const removed = cart.removeLine('line-1');
    await pay();
    expect(removed && cart.restoreLine(removed)).toBe('bought');
    expect(units()).toEqual([]);
  });

  it('gives back unpaid units', async () => {
    cart.setLineQuantity('line-1', 3);
    const removed = cart.clearCart();
    await pay();
    expect(cart.restoreCart(removed)).toBe('back');
    expect(units()).toEqual([2]);
  });

  it('does not affect later removals', async () => {
    vi.useFakeTimers({ now: 1_000 });
    cart.removeLine('line-1');
    await pay();
    vi.setSystemTime(2_000);
    cart.addToCart(shoes());
    const removed = cart.removeLine(cart.$cart.get()[0]?.cartItemId ?? '');
    expect(removed && cart.restoreLine(removed)).toBe('back');
    expect(units()).toEqual([1]);
    vi.useRealTimers();
  });

  it('keeps a changed size from being undone once it was bought', async () => {
    const change = cart.changeLineVariant('line-1', shoes({ selectedProductSize: '41' }));
    await pay('41');
    expect(change && cart.restoreVariant(change)).toBe('bought');
    expect(units()).toEqual([]);
  });

  it('of one of two units keeps the changed size: the paid one must not come back', async () => {
    cart.setLineQuantity('line-1', 2);
    const change = cart.changeLineVariant('line-1', shoes({ selectedProductSize: '41' }));
    await pay('41');
    expect(change && cart.restoreVariant(change)).toBe('gone');
    expect(units()).toEqual([1]);
  });
});

describe('a changed size', () => {
  const change = () => cart.changeLineVariant('line-1', shoes({ selectedProductSize: '41' }));

  it('is undone while the line is unchanged since', () => {
    const changed = change();
    expect(changed && cart.restoreVariant(changed)).toBe('back');
    expect(cart.$cart.get()).toEqual([line()]);
  });

  it('is not undone where the line was removed, which is no purchase', () => {
    const changed = change();
    cart.removeLine('line-1');
    expect(changed && cart.restoreVariant(changed)).toBe('gone');
    expect(units()).toEqual([]);
  });

  it('is not undone where units were added, which would be lost', () => {
    const changed = change();
    cart.increaseLine('line-1');
    expect(changed && cart.restoreVariant(changed)).toBe('gone');
    expect(cart.$cart.get()).toMatchObject([{ quantity: 2, selectedProductSize: '41' }]);
  });
});

describe('a device that stores nothing', () => {
  const health = async () => (await import('#shared/storage/device-storage.ts')).$storageHealth.get();

  it('leaves the cart to the tab, where the next page finds it and says so', async () => {
    browser.refuse('device');
    cart.increaseLine('line-1');
    expect(await health()).toBe('tab');
    const kept = Object.fromEntries(browser.tab);
    await open({ tienda: mainDocument([line()]) }, kept);
    expect(units()).toEqual([2]);
    expect(await health()).toBe('tab');
    const { readStoredMain } = await import('#features/cart/store/stored-cart.ts');
    expect(readStoredMain().cart).toMatchObject([{ quantity: 2 }]);
  });

  it('receives it again as soon as it has room', async () => {
    browser.refuse('device');
    cart.increaseLine('line-1');
    browser.refuse('nothing');
    cart.increaseLine('line-1');
    expect(stored().cart).toMatchObject([{ quantity: 3 }]);
    expect([...browser.tab.keys()]).toEqual([]);
    expect(await health()).toBe('ok');
  });

  it('reports that the tab keeps it as long as any write fails, whatever else has room', async () => {
    browser.refuse('device');
    cart.increaseLine('line-1');
    browser.refuse('nothing');
    const { setCurrency } = await import('#shared/money/currency-store.ts');
    setCurrency('USD');
    expect(await health()).toBe('tab');
  });

  it('wins over the tab once another tab has written to it later', async () => {
    browser.refuse('device');
    cart.increaseLine('line-1');
    const kept = Object.fromEntries(browser.tab);
    const later = mainDocument([line({ quantity: 4 })]);
    browser.otherTabWrites('tienda', later);
    expect([units(), await health()]).toEqual([[4], 'ok']);
    expect([...browser.tab.keys()]).toEqual([]);
    await open({ tienda: later }, kept);
    const { readStoredMain } = await import('#features/cart/store/stored-cart.ts');
    expect(readStoredMain().cart).toMatchObject([{ quantity: 4 }]);
    expect([units(), await health()]).toEqual([[4], 'ok']);
  });

  it('leaves the cart to the page where the tab may store nothing either', async () => {
    browser.refuse('writing');
    cart.increaseLine('line-1');
    expect([units(), await health()]).toEqual([[2], 'memory']);
  });
});
