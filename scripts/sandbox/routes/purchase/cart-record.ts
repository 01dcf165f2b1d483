import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import { type PaymentReturn, recordPayment } from '../../payment/record-payment.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { jsonAnswer, jsonBody, looseText, refusalSchema } from '../../wire/envelope.ts';
import { environmentQuery } from './environment-query.ts';

const returnSchema = z
  .object({
    UIdCarrito: z.string(),
    documentoLocal: z.string(),
    BAC_HASH: z.string(),
    BACOrderId: looseText,
    BACResponse: looseText,
    BACTransactionID: looseText,
    BACAuthCode: looseText,
    CodeResponse: looseText,
    amount: looseText,
    avsresponse: looseText,
    cvvresponse: looseText,
    time: looseText,
  })
  .openapi('PaymentReturn');

const resultSchema = z.object({ Resultado: z.number(), Mensaje: z.string(), Detalle: z.string() });

const route = createRoute({
  method: 'patch',
  path: '/api/Cart',
  tags: ['Carrito'],
  summary: 'Records the return of a payment, once',
  request: { query: environmentQuery, body: jsonBody(returnSchema) },
  responses: {
    200: jsonAnswer(
      z.union([resultSchema, z.object({ meta: z.array(resultSchema) })]),
      '`Resultado`: 1 recorded, 2 already recorded, above 2 an error; sometimes under `meta[0]`',
    ),
    400: jsonAnswer(refusalSchema, 'The return does not match its schema'),
  },
});

function paymentReturn(body: z.infer<typeof returnSchema>): PaymentReturn {
  return {
    cartId: body.UIdCarrito,
    localDocument: body.documentoLocal,
    hash: body.BAC_HASH,
    orderId: body.BACOrderId,
    response: body.BACResponse,
    transactionId: body.BACTransactionID,
    authCode: body.BACAuthCode,
    amount: body.amount,
    avsResponse: body.avsresponse,
    cvvResponse: body.cvvresponse,
    time: body.time,
  };
}

/** PATCH /api/Cart; the fault `meta-array` puts the answer under `meta[0]`. */
export function addCartRecordRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(route, (c) => {
    const payment = paymentReturn(c.req.valid('json'));
    const { result, message } = recordPayment(payment, context);
    const answer = { Resultado: result, Mensaje: message, Detalle: payment.localDocument };
    return c.json(c.var.fault === 'meta-array' ? { meta: [answer] } : answer, 200);
  });
}
