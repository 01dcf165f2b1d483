/** The envelope `{ code?, message?, data? }` around nearly every answer (contract, Envelope). */
import * as z from 'zod/mini';
import { field, message, number, stringOf } from './fields.ts';

/** Codes from here on are failures, like HTTP statuses. */
const FIRST_FAILURE = 400;

const refusal = z.object({
  code: number.check(z.gte(FIRST_FAILURE)),
  data: z.nullish(z.union([z.tuple([]), z.strictObject({})])),
});

/** Whether an answer reports a failure by its code, whatever its status, and has no data. */
export function isRefusal(json: object): boolean {
  return refusal.safeParse(json).success;
}

/** The `data` of an envelope, parsed by a schema. `requestJson` reads the message. */
export function dataOf<T>(data: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({ data }),
    z.transform((envelope): T => envelope.data),
  );
}

/** The number of a result; -1 if unreadable, because 0 means a failure. */
const result = field((value) => (/^-?\d{1,9}$/.test(stringOf(value) ?? '') ? Number(value) : -1));
const meta = z.pipe(
  z.object({ resultado: result, mensaje: message, Mensaje: message }),
  z.transform(({ resultado, mensaje, Mensaje }) => ({ resultado, mensaje: mensaje || Mensaje })),
);
const NO_META = { resultado: -1, mensaje: '' };

/** The cart service's result of a call: `meta` or its first row (decision 78, Answers of the cart service). */
export const metaSchema = z.pipe(
  z.object({ meta: z.nullish(z.union([meta, z.array(meta)])) }),
  z.transform(({ meta: said }) => (Array.isArray(said) ? said[0] : said) ?? NO_META),
);
