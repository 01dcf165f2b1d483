import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineTotal, lineUnits, unitsInCart } from '#features/cart/rules/cart.ts';
import { line, mainDocument, shoes } from '../../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';

let browser: FakeBrowser;
let cart: typeof import('#features/cart/store/cart.ts');

beforeEach(async () => {
  browser = fakeBrowser();
  cart = await import('#features/cart/store/cart.ts');
});
afterEach(() => vi.unstubAllGlobals());

const lines = () => cart.$cart.get();
const first = () => lines()[0];
const storedLines = () => JSON.parse(browser.stored.get('tienda') ?? '{}').cart;

describe('adding', () => {
  it('raises the line of the same product, colour and size by the given amount, default 1', () => {
    expect(cart.addToCart(shoes())).toBe('ok');
    expect(cart.addToCart(shoes(), 2)).toBe('ok');
    expect(lines()).toHaveLength(1);
    expect(first()?.quantity).toBe(3);
  });

  it('makes a new line with its own id for another colour or size', () => {
    cart.addToCart(shoes());
    cart.addToCart(shoes({ selectedProductSize: '41' }));
    const ids = lines().map(({ cartItemId }) => cartItemId);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => id.length > 10)).toBe(true);
  });

  it('makes ids also where the browser has no randomUUID, as on plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    cart.addToCart(shoes());
    expect(first()?.cartItemId).toBe('07'.repeat(16));
  });

  it('adds nothing that would exceed the stock together with the cart, and reports it', () => {
    cart.addToCart(shoes(), 4);
    expect(cart.addToCart(shoes(), 2)).toBe('exceeds-stock');
    expect(first()?.quantity).toBe(4);
    expect(cart.addToCart(shoes({ id: 2, stock: 0 }))).toBe('sold-out');
    expect(lines()).toHaveLength(1);
  });

  it('announces every change to the page', () => {
    cart.addToCart(shoes());
    cart.increaseLine(first()?.cartItemId ?? '');
    cart.clearCart();
    expect(browser.sent('cart:changed')).toHaveLength(3);
  });

  it('counts units and totals the price after discount', () => {
    cart.addToCart(shoes({ discount: 7_500 }), 2);
    cart.addToCart(shoes({ id: 2 }));
    expect(unitsInCart(cart.$cart.get())).toBe(3);
    expect(cart.$cartTotal.get()).toBe(25_000);
  });
});

describe('a full cart', () => {
  it('takes no further line and reports it, but more units of its lines', () => {
    for (let at = 1; at <= 200; at += 1) expect(cart.addToCart(shoes({ id: at }))).toBe('ok');
    expect(cart.addToCart(shoes({ id: 201 }))).toBe('cart-full');
    expect(cart.addToCart(shoes({ id: 200 }))).toBe('ok');
    expect(cart.$cart.get()).toHaveLength(200);
  });
});

describe('changing a line', () => {
  beforeEach(() => cart.addToCart(shoes(), 2));
  const id = () => first()?.cartItemId ?? '';

  it('drops the quantity by 1, and removes the line at quantity 1', () => {
    expect(cart.decreaseLine(id())).toBeUndefined();
    expect(first()?.quantity).toBe(1);
    const before = first();
    expect(cart.decreaseLine(id())).toMatchObject({ line: before, index: 0 });
    expect(lines()).toEqual([]);
  });

  it('increases up to the stock and not beyond', () => {
    expect(cart.increaseLine(id())).toBe('ok');
    expect(cart.setLineQuantity(id(), 9)).toBe('exceeds-available');
    expect(first()?.quantity).toBe(5);
    expect(cart.increaseLine(id())).toBe('exceeds-available');
    expect(first()?.quantity).toBe(5);
  });

  it('shows quantity 0 for a sold-out line, and does not count it', () => {
    cart.refreshLine(id(), { stock: 0 });
    expect(unitsInCart(cart.$cart.get())).toBe(0);
    expect(cart.$cartTotal.get()).toBe(0);
    expect(cart.increaseLine(id())).toBe('sold-out');
    cart.refreshLine(id(), { stock: 5 });
    expect(unitsInCart(cart.$cart.get())).toBe(2);
  });

  it('follows a live check', () => {
    cart.refreshLine(id(), { price: 9_000, discount: 0, stock: 1 });
    expect(first()).toMatchObject({ price: 9_000, quantity: 1, stock: 1, isSoldOut: false });
    cart.refreshLine(id(), { stock: 0 });
    expect(first()).toMatchObject({ isSoldOut: true, stock: 0 });
  });

  it('ignores a line that is not in the cart', () => {
    const before = lines();
    expect(cart.removeLine('nobody')).toBeUndefined();
    expect(cart.setLineQuantity('nobody', 3)).toBe('ok');
    expect(lines()).toEqual(before);
  });
});

describe('undoing', () => {
  beforeEach(() => {
    for (const id of [1, 2, 3]) cart.addToCart(shoes({ id }), 2);
  });

  it('restores a removed line in its place', () => {
    const before = lines();
    const removed = cart.removeLine(before[1]?.cartItemId ?? '');
    expect(lines()).toHaveLength(2);
    if (removed) cart.restoreLine(removed);
    expect(lines()).toEqual(before);
  });

  it('adds to an equal line that was added meanwhile, up to the stock', () => {
    const removed = cart.removeLine(lines()[0]?.cartItemId ?? '');
    cart.addToCart(shoes({ id: 1 }), 4);
    if (removed) cart.restoreLine(removed);
    expect(lines().filter(({ id }) => id === 1)).toMatchObject([{ quantity: 5 }]);
  });

  it('restores a cleared cart in addition to lines added since', () => {
    const before = cart.clearCart();
    expect(lines()).toEqual([]);
    cart.addToCart(shoes({ id: 9 }));
    cart.restoreCart(before);
    expect(lines().map(({ id }) => id)).toEqual([1, 2, 3, 9]);
  });
});

describe('two tabs', () => {
  it("that change in turn end with both changes, even before this one has received the other's", () => {
    cart.addToCart(shoes());
    browser.stored.set('tienda', mainDocument([...storedLines(), line({ id: 2, cartItemId: 'other' })]));
    cart.addToCart(shoes({ id: 3 }));
    expect(storedLines().map(({ id }: { id: number }) => id)).toEqual([1, 2, 3]);
    expect(lines().map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('show each other’s changes', () => {
    browser.otherTabWrites('tienda', mainDocument([line({ quantity: 4 })]));
    expect(unitsInCart(cart.$cart.get())).toBe(4);
    expect(browser.sent('cart:changed')).toHaveLength(1);
  });
});

describe('a storage that refuses', () => {
  it('leaves the cart working in memory when it is full, and keeps a later change of the same tab (decision 47)', async () => {
    const { $storageHealth } = await import('#shared/storage/device-storage.ts');
    cart.addToCart(shoes());
    browser.refuse('writing');
    cart.addToCart(shoes(), 2);
    cart.addToCart(shoes({ id: 2 }));
    expect(lines().map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect($storageHealth.get()).toBe('memory');
  });

  it('leaves the cart working in memory when it may not even be read', async () => {
    browser = fakeBrowser();
    browser.refuse('everything');
    cart = await import('#features/cart/store/cart.ts');
    cart.addToCart(shoes(), 2);
    cart.increaseLine(first()?.cartItemId ?? '');
    expect(unitsInCart(cart.$cart.get())).toBe(3);
  });
});

describe('any sequence of verbs', () => {
  const at = fc.nat(4);
  const quantity = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant(Number.NaN), fc.double());
  const step = fc.oneof(
    fc.record({ verb: fc.constant('add' as const), at, quantity }),
    fc.record({
      verb: fc.constantFrom('decrease', 'increase', 'remove', 'undo', 'soldOut', 'back', 'clear'),
      at,
    }),
    fc.record({ verb: fc.constant('set' as const), at, quantity }),
    fc.record({ verb: fc.constant('stock' as const), at, quantity }),
  );

  function run(one: { verb: string; at: number; quantity?: number }): void {
    const id = lines()[one.at]?.cartItemId ?? 'none';
    const wanted = one.quantity ?? 1;
    if (one.verb === 'add') cart.addToCart(shoes({ id: one.at, price: 1_999, stock: one.at }), wanted);
    if (one.verb === 'decrease') cart.decreaseLine(id);
    if (one.verb === 'increase') cart.increaseLine(id);
    if (one.verb === 'remove') cart.removeLine(id);
    if (one.verb === 'set') cart.setLineQuantity(id, wanted);
    if (one.verb === 'stock') cart.refreshLine(id, { stock: wanted });
    if (one.verb === 'soldOut') cart.refreshLine(id, { stock: 0 });
    if (one.verb === 'back') cart.refreshLine(id, { stock: 3 });
    if (one.verb === 'clear' && one.at === 0) cart.restoreCart(cart.clearCart());
    if (one.verb === 'undo') {
      const removed = cart.removeLine(id);
      if (removed) cart.restoreLine(removed);
    }
  }

  it('keeps quantities within 1…stock, the total equal to its lines, and memory equal to the storage', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        cart.clearCart();
        steps.forEach(run);
        for (const each of lines()) {
          expect(Number.isInteger(each.quantity) && each.quantity >= 1).toBe(true);
          expect(each.isSoldOut || each.quantity <= each.stock).toBe(true);
        }
        expect(cart.$cartTotal.get()).toBe(lines().reduce((sum, each) => sum + lineTotal(each), 0));
        expect(unitsInCart(cart.$cart.get())).toBe(lines().reduce((sum, each) => sum + lineUnits(each), 0));
        expect(storedLines()).toEqual(lines());
      }),
    );
  });
});
