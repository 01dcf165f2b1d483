/** The cart service's result of a call: `meta` or its first row (decision 78, Answers of the cart service). */
import * as z from 'zod/mini';
import { field, message, stringOf } from './fields.ts';

/** -1 if it cannot be read; 0 is a failure. */
const result = field((value) => (/^-?\d{1,9}$/.test(stringOf(value) ?? '') ? Number(value) : -1));
const meta = z.pipe(
  z.object({ resultado: result, mensaje: message, Mensaje: message }),
  z.transform(({ resultado, mensaje, Mensaje }) => ({ resultado, mensaje: mensaje || Mensaje })),
);
const NO_META = { resultado: -1, mensaje: '' };

/** The whole body → its meta. */
export const metaSchema = z.pipe(
  z.object({ meta: z.nullish(z.union([meta, z.array(meta)])) }),
  z.transform(({ meta: said }) => (Array.isArray(said) ? said[0] : said) ?? NO_META),
);
