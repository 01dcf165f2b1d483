/** A tab whose storage shows another tab's change only after its event (decision 43, One cart). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { line, mainDocument } from '../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../fixtures/fake-browser.ts';

let browser: FakeBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser({ tienda: mainDocument([line()]) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('reads again until it is there', async () => {
  const { $cart } = await import('#features/cart/store/cart.ts');
  const quantities: (number | undefined)[] = [];
  $cart.subscribe(([first]) => quantities.push(first?.quantity));
  const newValue = mainDocument([line({ quantity: 2 })]);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tienda', newValue }));
  expect(quantities.at(-1)).toBe(1);
  browser.stored.set('tienda', newValue);
  await vi.advanceTimersByTimeAsync(50);
  expect(quantities.at(-1)).toBe(2);
});

test("a third tab's later write counts, whatever the event contains", async () => {
  const { $cart } = await import('#features/cart/store/cart.ts');
  const quantities: (number | undefined)[] = [];
  $cart.subscribe(([first]) => quantities.push(first?.quantity));
  browser.stored.set('tienda', mainDocument([line({ quantity: 3 })]));
  const newValue = mainDocument([line({ quantity: 2 })]);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tienda', newValue }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(quantities.at(-1)).toBe(3);
});
