/** The envelope `{ code?, message?, data? }` around nearly every answer (contract, Envelope). */
import * as z from 'zod/mini';
import { number } from './fields.ts';

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
