/** How much can be had and how much may be asked for (storefront spec §3, Stock lookup; §5, Quick view quantity). */
import type { Variant } from './product.ts';

/** Something whose stock is looked up: its own, or that of the variant in its colour and size. */
export type StockHolder = {
  readonly stock?: number | null | undefined;
  readonly selectedProductColor: string;
  readonly selectedProductSize: string;
};

/** What is to be put into the cart, against what there is and what the cart holds already. */
export type QuantityRequest = { readonly stock: number; readonly inCart: number; readonly quantity: number };

/** Keys of the two warnings and of 'Sin Existencias' (contract, Quantity texts). */
export type QuantityCheck = 'ok' | 'exceeds-available' | 'exceeds-stock' | 'sold-out';

/** A number of units as something that can be counted with: whole, not negative, 0 for what is no number (S01). */
export function usableStock(stock: number): number {
  return Number.isFinite(stock) ? Math.max(0, Math.floor(stock)) : 0;
}

/** The item's stock value if present, else the stock of the variation matching colour and size, else 0. */
export function stockOf(
  item: StockHolder,
  variants: readonly Pick<Variant, 'color' | 'size' | 'stock'>[] = [],
): number {
  if (item.stock !== undefined && item.stock !== null) return usableStock(item.stock);
  const match = variants.find(
    ({ color, size }) => color === item.selectedProductColor && size === item.selectedProductSize,
  );
  return usableStock(match?.stock ?? 0);
}

/** The most that may still be chosen: stock minus the units of that variant in the cart, never below 0. */
export function quantityLimit({ stock, inCart }: Omit<QuantityRequest, 'quantity'>): number {
  return Math.max(0, usableStock(stock) - inCart);
}

/** The quantity a stepper shows for what was typed or pressed: a whole number of 1…limit, 1 when nothing is left. */
export function allowedQuantity(request: QuantityRequest): number {
  const wanted = Number.isNaN(request.quantity) ? 1 : Math.floor(request.quantity);
  return Math.max(1, Math.min(wanted, quantityLimit(request)));
}

/** Judges a quantity that was typed or pressed, before anything is added. */
export function checkQuantity(request: QuantityRequest): QuantityCheck {
  if (usableStock(request.stock) === 0) return 'sold-out';
  return request.quantity > quantityLimit(request) ? 'exceeds-available' : 'ok';
}

/** Judges the act of adding: what would exceed the stock together with the cart is not added. */
export function checkAdd({ stock, inCart, quantity }: QuantityRequest): QuantityCheck {
  if (usableStock(stock) === 0) return 'sold-out';
  return inCart + quantity > usableStock(stock) ? 'exceeds-stock' : 'ok';
}
