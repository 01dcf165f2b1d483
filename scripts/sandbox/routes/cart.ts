import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../context.ts';
import { type PaymentReturn, recordPayment, requestHash } from '../payment/payment-return.ts';
import { decimalText } from '../selling/money.ts';
import { checkOrder, orderSchema, placeOrder, type WireOrder } from '../selling/order.ts';
import { inTransaction } from '../state/database.ts';
import { type Cart, localDocument } from '../state/orders.ts';
import {
  callerOf,
  EXPIRED_SESSION,
  jsonAnswer,
  jsonBody,
  looseText,
  refusal,
  refusalSchema,
  type SandboxApp,
} from './answers.ts';

/** The cart service, and orders without a card. */
export function addCartRoutes(app: SandboxApp, context: SandboxContext): void {
  addInvoicesRoute(app, context);
  addCartCreateRoute(app, context);
  addPaymentDataRoute(app, context);
  addCartRecordRoute(app, context);
}

/** The query parameter that every call of the cart service carries (contract, Cart service). */
const environmentQuery = z.object({ env: z.string().min(1).max(40).openapi({ example: 'dev' }) });

const invoicesRoute = createRoute({
  method: 'post',
  path: '/api/v1/invoices',
  tags: ['Pedidos'],
  summary: 'Takes an order without a card payment',
  request: { body: jsonBody(orderSchema) },
  responses: {
    200: jsonAnswer(z.object({ message: z.string() }), '`success`, or the reason of the refusal'),
    400: jsonAnswer(refusalSchema, 'The order does not match its schema'),
    401: jsonAnswer(refusalSchema, 'A token came along that is unknown or has expired'),
  },
});

function addInvoicesRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(invoicesRoute, (c) => {
    const caller = callerOf(c.req.header('Authorization'), context);
    if (caller.kind === 'expired') return c.json(refusal(401, EXPIRED_SESSION), 401);
    const check = checkOrder(c.req.valid('json'), 'invoice', context);
    if (check.outcome === 'refused') return c.json({ message: check.reason }, 200);
    const cart = inTransaction(context.database, () => context.carts.add(check.cart));
    const placed = placeOrder(cart, null, context);
    return c.json({ message: placed.outcome === 'refused' ? placed.reason : 'success' }, 200);
  });
}

const createdSchema = z.object({
  message: z.string(),
  data: z.array(z.object({ UIdCarrito: z.string(), DocumentoLocal: z.string() })),
});

const createCartRoute = createRoute({
  method: 'post',
  path: '/api/Cart/create',
  tags: ['Carrito'],
  summary: 'Keeps an order as a cart that can be paid',
  request: { query: environmentQuery, body: jsonBody(orderSchema) },
  responses: {
    200: jsonAnswer(createdSchema, 'The cart'),
    400: jsonAnswer(refusalSchema, 'The order does not match its schema'),
    401: jsonAnswer(refusalSchema, 'A token came along that is unknown or has expired'),
    409: jsonAnswer(refusalSchema, 'Prices, totals, stock or the address do not hold'),
  },
});

/** Whether a selected address belongs to the customer; guests select none (0). */
function hasOwnAddress(order: WireOrder, userId: number | undefined, context: SandboxContext): boolean {
  if (order.idDireccion === 0) return true;
  if (userId === undefined || userId !== order.IdUsuario_Direccion) return false;
  return context.addresses.ofUser(userId).some((address) => address.id === order.idDireccion);
}

function addCartCreateRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(createCartRoute, (c) => {
    const order = c.req.valid('json');
    const caller = callerOf(c.req.header('Authorization'), context);
    if (caller.kind === 'expired') return c.json(refusal(401, EXPIRED_SESSION), 401);
    const userId = caller.kind === 'customer' ? caller.userId : undefined;
    if (!hasOwnAddress(order, userId, context)) {
      return c.json(refusal(409, 'La dirección de entrega no es válida'), 409);
    }
    const check = checkOrder(order, c.req.valid('query').env, context);
    if (check.outcome === 'refused') return c.json(refusal(409, check.reason), 409);
    const cart = inTransaction(context.database, () => context.carts.add(check.cart));
    const data = [{ UIdCarrito: cart.id, DocumentoLocal: localDocument(cart) }];
    return c.json({ message: 'success', data }, 200);
  });
}

const paymentSchema = z
  .object({
    action: z.string(),
    type: z.literal('sale'),
    key_id: z.string(),
    hash: z.string(),
    time: z.string(),
    amount: z.string(),
    tax: z.string(),
    orderid: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    redirect: z.string(),
    avs: z.string(),
  })
  .openapi('PaymentData');

const paymentDataRoute = createRoute({
  method: 'get',
  path: '/api/Payment/{UIdCarrito}',
  tags: ['Carrito'],
  summary: 'Data of the form that the browser posts to the card provider, fresh with every call',
  request: { params: z.object({ UIdCarrito: z.string().min(1).max(100) }), query: environmentQuery },
  responses: {
    200: jsonAnswer(
      z.object({
        meta: z.object({ resultado: z.number(), mensaje: z.string() }),
        data: paymentSchema.nullable(),
      }),
      'The payment data; `meta.resultado` 0 is a failure',
    ),
    400: jsonAnswer(refusalSchema, 'No `env`'),
  },
});

function paymentData(cart: Cart, { payments, settings, origins }: SandboxContext) {
  const orderid = `${localDocument(cart)}-${cart.id.slice(0, 8)}-${payments.countOf(cart.number) + 1}`;
  const amount = decimalText(cart.total);
  const time = String(Math.floor(settings.now() / 1000));
  payments.add({ orderId: orderid, cartNumber: cart.number, amount, time });
  const [firstName = '', ...otherNames] = cart.customerName.split(/[\s,]+/).filter(Boolean);
  return {
    action: `${origins.provider}/pay`,
    type: 'sale' as const,
    key_id: settings.merchantKeyId,
    hash: requestHash({ orderid, amount, time }, settings.merchantKey),
    time,
    amount,
    tax: decimalText(cart.tax),
    orderid,
    first_name: firstName,
    last_name: otherNames.join(' '),
    email: cart.email,
    phone: cart.phone,
    redirect: `${settings.siteOrigin}/pago-exito`,
    avs: '',
  };
}

function addPaymentDataRoute(app: SandboxApp, context: SandboxContext): void {
  const failure = (mensaje: string) => ({ meta: { resultado: 0, mensaje }, data: null });
  app.openapi(paymentDataRoute, (c) => {
    const cart = context.carts.byId(c.req.valid('param').UIdCarrito);
    if (!cart) return c.json(failure('El carrito no existe'), 200);
    if (context.orders.isOrdered(cart.number)) return c.json(failure('El carrito ya fue pagado'), 200);
    const meta = { resultado: 1, mensaje: 'success' };
    return c.json({ meta, data: paymentData(cart, context) }, 200);
  });
}

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

const recordPaymentRoute = createRoute({
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
    orderid: body.BACOrderId,
    response: body.BACResponse,
    transactionid: body.BACTransactionID,
    authcode: body.BACAuthCode,
    amount: body.amount,
    avsresponse: body.avsresponse,
    cvvresponse: body.cvvresponse,
    time: body.time,
  };
}

/** The fault `meta-array` puts the answer under `meta[0]`. */
function addCartRecordRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(recordPaymentRoute, (c) => {
    const payment = paymentReturn(c.req.valid('json'));
    const { result, message } = recordPayment(payment, context);
    const answer = { Resultado: result, Mensaje: message, Detalle: payment.localDocument };
    return c.json(c.var.fault === 'meta-array' ? { meta: [answer] } : answer, 200);
  });
}
