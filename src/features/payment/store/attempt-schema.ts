/** How a payment attempt lies in the storage: the states of the domain's machine, read with a schema. */
import * as z from 'zod/mini';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';

const unexpectedSchema = z.pipe(
  z.object({ kind: z.literal('unexpected'), path: z.string(), message: z.optional(z.string()) }),
  z.transform(({ kind, path, message }) => ({ kind, path, ...(message !== undefined && { message }) })),
);
const failureSchema = z.union([
  z.object({ kind: z.enum(['network', 'aborted']) }),
  z.object({ kind: z.literal('http'), status: z.number(), message: z.string() }),
  z.object({ kind: z.literal('not-json'), status: z.number() }),
  unexpectedSchema,
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);

const paymentReturn = z.object({
  response: z.enum(['1', '2', '3']),
  responseText: z.string(),
  authCode: z.string(),
  transactionId: z.string(),
  avsResponse: z.string(),
  cvvResponse: z.string(),
  orderId: z.string(),
  responseCode: z.string(),
  time: z.string(),
  amount: z.string(),
  hash: z.string(),
});

const started = { startedAt: z.number() };
const paid = {
  ...started,
  cartOrder: z.object({ cartId: z.string(), localDocument: z.string() }),
  orderId: z.string(),
};
const returned = { ...paid, paymentReturn };

const unknownSchema = z.pipe(
  z.object({ ...started, state: z.literal('unknown'), order: z.optional(z.object(paid)) }),
  z.transform(({ startedAt, state, order }) => ({ startedAt, state, order })),
);

/** Any state of the machine; anything else is an issue. */
export const attemptSchema: z.ZodMiniType<PaymentAttempt> = z.union([
  z.object({ state: z.literal('idle') }),
  z.object({ ...started, state: z.enum(['checking', 'creating', 'failed']) }),
  z.object({ ...paid, state: z.enum(['cart-created', 'posted']) }),
  z.object({ ...returned, state: z.enum(['returned', 'duplicate', 'system-error']) }),
  z.object({ ...returned, state: z.literal('recorded'), isCartCleared: z.boolean() }),
  z.object({ ...returned, state: z.literal('denied'), isCertain: z.boolean() }),
  z.object({ ...returned, state: z.literal('record-failed'), failure: failureSchema }),
  unknownSchema,
]);
