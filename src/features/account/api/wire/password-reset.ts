/** What is said to somebody who asked for a new password (contract, Users). */
import * as z from 'zod/mini';
import { message } from '#shared/http/wire/fields.ts';

/** The `data`: the service's own words, '' where it sent none. */
export const passwordResetSchema = z.pipe(
  z.nullish(z.object({ respuesta: z.nullish(z.object({ Respuesta: message })) })),
  z.transform((data): string => data?.respuesta?.Respuesta ?? ''),
);
