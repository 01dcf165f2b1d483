/** The cart the cart service made of an order (contract, POST Cart/create) → `CartOrder`. */
import * as z from 'zod/mini';
import type { CartOrder } from '#domain/order.ts';
import { optionalVerbatim, verbatim } from './fields.ts';

/** The `data`: its first row. No row and a row without `UIdCarrito` fail at different paths. */
export const cartOrderSchema = z.pipe(
  z.array(z.object({ UIdCarrito: verbatim, DocumentoLocal: optionalVerbatim })).check(z.minLength(1)),
  z.transform(([row], context): CartOrder => {
    if (row) return { cartId: row.UIdCarrito, localDocument: row.DocumentoLocal };
    context.issues.push({ code: 'custom', input: row, message: 'no row' });
    return z.NEVER;
  }),
);
