/** The cart the cart service made of an order (contract, POST Cart/create) → `CartOrder`. */
import * as z from 'zod/mini';
import type { CartOrder } from '#features/checkout/rules/order.ts';
import { optionalVerbatim, verbatim } from '#shared/http/wire/fields.ts';

/**
 * The `data`: its first row, the others are not looked at. No row fails at `0`, a row without its id at
 * `0.UIdCarrito`.
 */
export const cartOrderSchema = z.pipe(
  z.pipe(
    z.array(z.unknown()),
    z.transform(([first]) => [first]),
  ),
  z.pipe(
    z.tuple([z.object({ UIdCarrito: verbatim, DocumentoLocal: optionalVerbatim })]),
    z.transform(([row]): CartOrder => ({ cartId: row.UIdCarrito, localDocument: row.DocumentoLocal })),
  ),
);
