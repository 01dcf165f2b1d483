/** What became of a payment that was sent for recording (contract, PATCH Cart) → `RecordResult`. */
import * as z from 'zod/mini';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import { field, message, stringOf } from '#shared/http/wire/fields.ts';

const RESULT = /^\d{1,9}$/;

const result = field((value) => (RESULT.test(stringOf(value) ?? '') ? Number(value) : undefined));

/** The object that holds `Resultado`: the body itself, or its `meta`. */
const holder = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((body): unknown => {
    if ('Resultado' in body) return body;
    return (Array.isArray(body.meta) ? body.meta[0] : body.meta) ?? body;
  }),
);

/** The whole body. A missing or unreadable `Resultado` is an issue. */
export const recordResultSchema = z.pipe(
  holder,
  z.pipe(
    z.object({ Resultado: result, Mensaje: message }),
    z.transform(({ Resultado, Mensaje }): RecordResult => ({ result: Resultado, message: Mensaje })),
  ),
);
