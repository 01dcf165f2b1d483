/** A cart line as it is stored (contract, Storage keys): money in cents, what is missing taken as nothing special. */
import * as z from 'zod/mini';
import type { CartItem } from '#domain/cart.ts';

/** Units a line may have whose stock nobody has looked up yet; the live look and the checkout know better. */
const UNKNOWN_STOCK = 99;

const text = z.catch(z.string(), '');

const storedLine = z.object({
  id: z.number(),
  cartItemId: text,
  code: text,
  sku: z.string(),
  name: z.string().check(z.minLength(1)),
  price: z.number(),
  discount: z._default(z.number(), 0),
  // Whatever was made of it (`'2'`, null, 1e21): the domain clamps it to 1…stock.
  quantity: z.unknown(),
  images: z.catch(z.array(z.string()), []),
  image: z.catch(z.optional(z.string()), undefined),
  isSoldOut: z.catch(z.boolean(), false),
  selectedProductColor: text,
  selectedProductSize: text,
  stock: z.catch(z.number(), UNKNOWN_STOCK),
  productSku: z.catch(z.optional(z.string()), undefined),
});

function toQuantity(stored: unknown): number {
  return typeof stored === 'number' || typeof stored === 'string' ? Number(stored) : Number.NaN;
}

/** Reads one line; prices that are no numbers, or a line without id, sku or name, cannot be used. */
export const cartLineSchema = z.pipe(
  storedLine,
  z.transform(
    ({ image, quantity, productSku, ...line }): CartItem => ({
      ...line,
      quantity: toQuantity(quantity),
      images: line.images.length === 0 && image ? [image] : line.images,
      productSku: productSku ?? line.sku,
    }),
  ),
);
