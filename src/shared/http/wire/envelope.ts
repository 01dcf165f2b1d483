/** The envelope `{ code?, message?, data? }` around nearly every answer (contract, Envelope). */
import * as z from 'zod/mini';
import { number } from './fields.ts';

/** From here on a code is one of a failure, as a status is. */
const FIRST_FAILURE = 400;

const refusal = z.object({
  code: number.check(z.gte(FIRST_FAILURE)),
  data: z.nullish(z.union([z.tuple([]), z.strictObject({})])),
});

/** Whether an answer says by its code that the call failed, whatever its status says, and brings no data. */
export function isRefusal(json: object): boolean {
  return refusal.safeParse(json).success;
}

/** The `data` of an envelope, read by a schema. The message is read by `requestJson`. */
export function dataOf<T>(data: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({ data }),
    z.transform((envelope): T => envelope.data),
  );
}
