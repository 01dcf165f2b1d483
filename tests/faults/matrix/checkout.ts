/** Faults between the form and the post to the card provider. */
import { WORDS } from '../faults.ts';
import { NO_CONNECTION, NOT_EXPECTED, NOT_JSON, type Row, to } from './row.ts';

/** A call that may have created an order or a charge is never repeated automatically. */
const UNKNOWN_CART = 'La tienda no respondió y no sabemos si recibió tu orden. No se hizo ningún cobro';
const UNKNOWN_ORDER = 'No sabemos si recibimos tu pedido.';

export const stock: Row = {
  method: 'GET',
  path: '/api/v1/items/stock',
  where: 'Pagar on /checkout, the stock',
  good: 'ready',
  stays: 'the form, the card in the fields, the cart; nothing is ordered or posted; Pagar asks again',
  cells: {
    refused: to('cart-changed: stock network', 'La respuesta de la red no es correcta. Estado: 0'),
    500: to('cart-changed: stock status 500', 'La respuesta de la red no es correcta. Estado: 500'),
    401: to('cart-changed: stock status 401', 'La respuesta de la red no es correcta. Estado: 401'),
    404: to('cart-changed: stock status 404', 'La respuesta de la red no es correcta. Estado: 404'),
    slow: to('cart-changed: stock network', 'La respuesta de la red no es correcta. Estado: 0'),
    html: to('cart-changed: stock not-json', 'La respuesta de la red no es correcta. Estado: 200'),
    truncated: to('cart-changed: stock not-json', 'La respuesta de la red no es correcta. Estado: 200'),
    'wrong types': to('cart-changed: stock unexpected', 'La respuesta de la red no es correcta. Estado: 0'),
    empty: to('cart-changed: stock not-json', 'La respuesta de la red no es correcta. Estado: 200'),
    huge: to('cart-changed: stock not-json', 'La respuesta de la red no es correcta. Estado: 200'),
    'error inside': to(
      'cart-changed: stock refused',
      `No se ha podido recuperar el stock, la API ha devuelto un error: ${WORDS}`,
    ),
    left: to('cart-changed: stock network', ''),
  },
};
export const taxId: Row = {
  method: 'POST',
  path: '/api/Validar/validar-nit',
  where: 'Validar NIT on /checkout',
  good: 'found',
  stays: 'the form, the cart; CF and another try are open',
  cells: {
    refused: to('failed: network', NO_CONNECTION),
    500: to('failed: status 500', 'HTTP error! Status: 500'),
    401: to('failed: status 401', 'HTTP error! Status: 401'),
    404: to('failed: status 404', 'HTTP error! Status: 404'),
    slow: to('failed: network', NO_CONNECTION),
    html: to('failed: not-json', NOT_JSON),
    truncated: to('failed: not-json', NOT_JSON),
    'wrong types': to('unreadable', 'Error al validar NIT'),
    empty: to('failed: not-json', NOT_JSON),
    huge: to('failed: not-json', NOT_JSON),
    'error inside': to('refused', WORDS),
    left: to('failed: network', ''),
  },
};
export const create: Row = {
  method: 'POST',
  path: '/api/Cart/create',
  where: 'Pagar on /checkout, the cart order',
  good: 'ready',
  stays:
    'the form, the cart; nothing is posted to the provider; where an order may exist, only the shopper’s own choice begins another',
  cells: {
    refused: to('unknown', UNKNOWN_CART),
    500: to('cart-failed: Servicio en mantenimiento', 'No se pudo generar el carrito'),
    401: to('cart-failed: Servicio en mantenimiento', 'No se pudo generar el carrito'),
    404: to('cart-failed: Servicio en mantenimiento', 'No se pudo generar el carrito'),
    slow: to('unknown', UNKNOWN_CART),
    html: to('unknown', UNKNOWN_CART),
    truncated: to('unknown', UNKNOWN_CART),
    'wrong types': to('cart-id-missing', 'No se pudo recuperar el UIdCarrito'),
    empty: to('unknown', UNKNOWN_CART),
    huge: to('unknown', UNKNOWN_CART),
    'error inside': to('cart-failed: Servicio en mantenimiento', 'No se pudo generar el carrito'),
    left: to('unknown', UNKNOWN_CART),
  },
};
export const payment: Row = {
  method: 'GET',
  path: '/api/Payment/*',
  where: 'Pagar on /checkout, the payment data',
  good: 'ready',
  stays: 'the form, the cart; nothing is posted to the provider; Pagar asks again',
  cells: {
    refused: to('payment-failed: network', NO_CONNECTION),
    500: to('payment-failed: status 500', WORDS),
    401: to('payment-failed: status 401', WORDS),
    404: to('payment-failed: status 404', WORDS),
    slow: to('payment-failed: network', NO_CONNECTION),
    html: to('payment-failed: not-json', NOT_JSON),
    truncated: to('payment-failed: not-json', NOT_JSON),
    'wrong types': to('payment-failed: unexpected', 'Error durante la validación de datos'),
    empty: to('payment-failed: not-json', NOT_JSON),
    huge: to('payment-failed: not-json', NOT_JSON),
    'error inside': to('payment-refused', WORDS),
    left: to('payment-failed: network', ''),
  },
};
export const invoice: Row = {
  method: 'POST',
  path: '/api/v1/invoices',
  where: 'sending an order without a card',
  good: 'sent',
  stays: 'the form, the cart; where an order may exist, only the shopper’s own choice sends another',
  cells: {
    refused: to('unknown', UNKNOWN_ORDER),
    500: to('unknown', UNKNOWN_ORDER),
    401: to('order-failed: status 401', `Error al enviar la orden, ${WORDS}`),
    404: to('order-failed: status 404', `Error al enviar la orden, ${WORDS}`),
    slow: to('unknown', UNKNOWN_ORDER),
    html: to('unknown', UNKNOWN_ORDER),
    truncated: to('unknown', UNKNOWN_ORDER),
    'wrong types': to('unknown', UNKNOWN_ORDER),
    empty: to('unknown', UNKNOWN_ORDER),
    huge: to('unknown', UNKNOWN_ORDER),
    'error inside': to('order-failed: refused', `Error al enviar la orden, ${WORDS}`),
    left: to('unknown', UNKNOWN_ORDER),
  },
};
export const record: Row = {
  method: 'PATCH',
  path: '/api/Cart',
  where: '/pago-exito after an approval',
  good: 'recorded',
  stays:
    'the cart, the approval with its transaction number; Reintentar, or the page opened again, sends the same',
  cells: {
    refused: to('record-failed: network', NO_CONNECTION),
    500: to('record-failed: status 500', 'Error 500'),
    401: to('record-failed: status 401', 'Error 401'),
    404: to('record-failed: status 404', 'Error 404'),
    slow: to('record-failed: network', NO_CONNECTION),
    html: to('record-failed: not-json', NOT_JSON),
    truncated: to('record-failed: not-json', NOT_JSON),
    'wrong types': to('record-failed: unexpected', NOT_EXPECTED),
    empty: to('record-failed: not-json', NOT_JSON),
    huge: to('record-failed: not-json', NOT_JSON),
    'error inside': to('record-failed: refused', NOT_EXPECTED),
    left: to('still under way', ''),
  },
};
