/** Cart lines for tests. */
import type { CartItem, NewCartItem } from '#domain/cart/cart.ts';

/** A pair of shoes at Q 100.00, five in stock. */
export function shoes(changes: Partial<CartItem> = {}): NewCartItem {
  return {
    id: 1,
    variantId: 40,
    code: '7001',
    sku: 'KNL-1-40',
    name: 'Tenis',
    price: 10_000,
    discount: 0,
    images: ['https://img.test/1.jpg'],
    isSoldOut: false,
    selectedProductColor: 'NEGRO',
    selectedProductSize: '40',
    stock: 5,
    productSku: 'KNL-1',
    ...changes,
  };
}

/** The same as a stored line. */
export function line(changes: Partial<CartItem> = {}): CartItem {
  return { ...shoes(), cartItemId: 'line-1', quantity: 1, ...changes };
}

/** The main document with these lines, as `tienda` holds it. */
export function mainDocument(cart: unknown, more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ version: '1.1', cart, token: null, filters: {}, ...more });
}
