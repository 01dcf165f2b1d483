/** The envelope `{ code?, message?, data? }` around nearly every answer (contract, Envelope). */
import * as z from 'zod/mini';

/** The `data` of an envelope, read by a schema. The message is read by `requestJson`. */
export function dataOf<T>(data: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({ data }),
    z.transform((envelope): T => envelope.data),
  );
}
