/** Live stock of one code (contract, GET items/stock). */
import * as z from 'zod/mini';
import { usableStock } from '#features/product/rules/stock.ts';
import { number } from '#shared/http/wire/fields.ts';

/** The service's code, in addition to the HTTP status. */
export const stockCode = z.object({ code: number });

/** The number of units that can be had: whole, 0 for a negative number (decision 94, Units). */
export const stockSchema = z.pipe(
  z.object({ data: z.object({ stock: number }) }),
  z.transform(({ data }): number => usableStock(data.stock)),
);
