import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import { requestHash } from '../../payment/hashes.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { decimalText } from '../../selling/money.ts';
import { type Cart, localDocument } from '../../state/cart-repository.ts';
import { jsonAnswer, refusalSchema } from '../../wire/envelope.ts';
import { environmentQuery } from './environment-query.ts';

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

const route = createRoute({
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

/** First word of a name, and the rest. */
function splitName(name: string): { readonly first: string; readonly last: string } {
  const [first = '', ...rest] = name.split(/[\s,]+/).filter(Boolean);
  return { first, last: rest.join(' ') };
}

function paymentData(cart: Cart, { payments, settings, origins }: SandboxContext) {
  const orderid = `${localDocument(cart)}-${cart.id.slice(0, 8)}-${payments.countOf(cart.number) + 1}`;
  const amount = decimalText(cart.total);
  const time = String(Math.floor(settings.now() / 1000));
  payments.add({ orderId: orderid, cartNumber: cart.number, amount, time });
  const name = splitName(cart.customerName);
  return {
    action: `${origins.provider}/pay`,
    type: 'sale' as const,
    key_id: settings.merchantKeyId,
    hash: requestHash({ orderid, amount, time }, settings.merchantKey),
    time,
    amount,
    tax: decimalText(cart.tax),
    orderid,
    first_name: name.first,
    last_name: name.last,
    email: cart.email,
    phone: cart.phone,
    redirect: `${settings.siteOrigin}/pago-exito`,
    avs: '',
  };
}

/** GET /api/Payment/{UIdCarrito} */
export function addPaymentDataRoute(app: SandboxApp, context: SandboxContext): void {
  const failure = (mensaje: string) => ({ meta: { resultado: 0, mensaje }, data: null });
  app.openapi(route, (c) => {
    const cart = context.carts.byId(c.req.valid('param').UIdCarrito);
    if (!cart) return c.json(failure('El carrito no existe'), 200);
    if (context.orders.isOrdered(cart.number)) return c.json(failure('El carrito ya fue pagado'), 200);
    const meta = { resultado: 1, mensaje: 'success' };
    return c.json({ meta, data: paymentData(cart, context) }, 200);
  });
}
