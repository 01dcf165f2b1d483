import type { Sandbox } from '../../../scripts/sandbox/sandbox.ts';
import { unitPrice, vatPortion } from '../../../scripts/sandbox/selling/money.ts';
import { call } from './sandbox-fixture.ts';

/** A line for an order: its sku and quantity. */
export type Wanted = { readonly sku: string; readonly quantity: number };

function orderLine(sandbox: Sandbox, { sku, quantity }: Wanted) {
  const item = sandbox.context.catalogue.sellableBySku(sku);
  if (!item) throw new Error(`No ${sku}`);
  const unit = unitPrice(item);
  return {
    itemCode: sku,
    quantity,
    idArticulo: item.id,
    codigoInterno: item.code,
    descripcion: item.code,
    precioUnitario: unit / 100,
    total: (unit * quantity) / 100,
    impuestoMonto: vatPortion(unit * quantity) / 100,
    descuentoMonto: ((item.listPrice - unit) * quantity) / 100,
    precioOriginal: item.listPrice / 100,
    idAlmacen: 1,
    urlImage: '',
  };
}

/** A guest's order in the storefront's form. */
export function guestOrder(sandbox: Sandbox, wanted: readonly Wanted[]) {
  const products = wanted.map((line) => orderLine(sandbox, line));
  const total = Math.round(products.reduce((sum, line) => sum + line.total * 100, 0)) / 100;
  return {
    nitCliente: 'CF',
    nameCliente: 'CONSUMIDOR',
    lastNameCliente: 'FINAL',
    documentoLocal: '',
    idCliente: '',
    idMoneda: 1,
    total,
    impuesto: 0,
    descuentoPorcentaje: 0,
    descuentoMonto: 0,
    comentarios: '',
    BACOrderId: '',
    BACResponse: '',
    BACTransactionID: '',
    XmlData: '',
    BAC_HASH: '0123456789abcdef0123456789abcdef',
    BAC_MONTO: total.toFixed(2),
    idDireccion: 0,
    IdUsuario_Direccion: 999_999,
    correoCliente: 'rosa@example.com',
    telefonoCliente: '55512345',
    direccionCliente: 'Zona 1, Guatemala, Guatemala',
    products,
  };
}

/** The cart that the cart service created for an order. */
export type CreatedCart = { readonly UIdCarrito: string; readonly DocumentoLocal: string };

/**
 * Creates a cart.
 * @returns its two ids
 */
export async function createCart(sandbox: Sandbox, wanted: readonly Wanted[]): Promise<CreatedCart> {
  const { answer } = await call(sandbox, '/api/Cart/create?env=dev', { body: guestOrder(sandbox, wanted) });
  return answer.data[0];
}

/**
 * Fetches the payment data and posts the form with a card.
 * @returns the provider's answer
 */
export async function pay(sandbox: Sandbox, cart: CreatedCart, fields: Record<string, string> = {}) {
  const { answer } = await call(sandbox, `/api/Payment/${cart.UIdCarrito}?env=dev`);
  const card = { ccnumber: '4111111111111111', ccexp: '1230', cvv: '123' };
  return sandbox.providerApp.request('/pay', {
    method: 'POST',
    body: new URLSearchParams({ ...answer.data, ...card, ...fields }),
  });
}

/** Follows the provider through its 3-D Secure step to the return address. */
export async function returnOf(sandbox: Sandbox, paid: Response, answer = 'decision=continue'): Promise<URL> {
  const step = paid.headers.get('Location') ?? '';
  if (!step.startsWith('/3ds/')) return new URL(step);
  const body = new URLSearchParams(answer);
  const done = await sandbox.providerApp.request(step, { method: 'POST', body });
  return new URL(done.headers.get('Location') ?? '');
}

/** The storefront's message to the cart service when the shopper is back. */
export function recordBody(cart: CreatedCart, { searchParams }: URL) {
  const field = (name: string) => searchParams.get(name) ?? '';
  return {
    UIdCarrito: cart.UIdCarrito,
    documentoLocal: cart.DocumentoLocal,
    BAC_HASH: field('hash'),
    BACOrderId: field('orderid'),
    BACResponse: field('response'),
    BACTransactionID: field('transactionid'),
    BACAuthCode: field('authcode'),
    CodeResponse: field('response_code'),
    amount: field('amount'),
    avsresponse: field('avsresponse'),
    cvvresponse: field('cvvresponse'),
    time: field('time'),
  };
}

/**
 * Records a return.
 * @returns the cart service's answer
 */
export async function record(sandbox: Sandbox, body: unknown) {
  const { answer } = await call(sandbox, '/api/Cart?env=dev', { method: 'PATCH', body });
  return answer;
}
