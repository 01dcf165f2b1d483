/** The open differences of a cart that changed (decision 44, Cart differences). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import type { LineCheck } from '#features/cart/store/line-check.ts';
import type { CheckoutTexts } from '#features/checkout/ui/checkout-text.ts';
import {
  type CartChange,
  noticeOf,
  notifyOutcome,
  withoutDifference,
  withoutLine,
} from '#features/checkout/ui/pay/pay-notices.ts';
import type { PlaceOrderOutcome } from '#features/payment/store/place-order.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { line as cartLine } from '../../../../fixtures/cart-items.ts';
import { line } from '../../../../fixtures/samples.ts';

const texts: CheckoutTexts = {
  t: (await loadText('checkout'))('es-GT'),
  messages: (await loadText('messages'))('es-GT'),
};

const other = { ...line, cartItemId: 'b' };
const fewer: CartDifference = { kind: 'fewer', line, available: 1 };
const gone: CartDifference = { kind: 'gone', line: other };
const dearer: CartDifference = {
  kind: 'price-changed',
  line,
  before: 1,
  now: 2,
  fresh: { price: 2, discountedPrice: 0, stock: 5 },
};
const change: CartChange = {
  kind: 'cart-changed',
  differences: [dearer, fewer, gone],
  unread: [{ line, call: 'price', failure: { kind: 'network' } }],
};

test('an accepted change is settled, and nothing else', () => {
  const left = withoutDifference(change, fewer);
  expect([left?.differences, left?.unread]).toEqual([[dearer, gone], change.unread]);
});
test('a removed line removes its notices', () => {
  const left = withoutLine(change, line);
  expect([left?.differences, left?.unread]).toEqual([[gone], []]);
});
test('the notice disappears with its last entry', () => {
  expect(withoutLine({ ...change, differences: [gone], unread: [] }, other)).toBeUndefined();
  expect(withoutDifference({ ...change, differences: [gone], unread: [] }, gone)).toBeUndefined();
});

describe('the message about a failed order', () => {
  let reported: unknown[];

  beforeEach(() => {
    reported = [];
    const page = new EventTarget();
    page.addEventListener('toast', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { type, position, message, duration, isAnnouncedInPage } = event.detail;
      // The notice in the page is an alert: the toast is not announced as well.
      const heard = isAnnouncedInPage ? '' : ' announced';
      reported.push([`${type} ${position} ${duration}${heard}`, message]);
    });
    vi.stubGlobal('document', page);
    return () => vi.unstubAllGlobals();
  });

  const ERROR = 'error top-center 3000';
  const rows: readonly (readonly [PlaceOrderOutcome, readonly string[]])[] = [
    [{ kind: 'offline' }, ['No se pudo conectar con el servidor.']],
    [{ kind: 'cart-failed', message: '' }, ['No se pudo generar el carrito']],
    [
      { kind: 'cart-failed', message: 'Sin existencias' },
      ['No se pudo generar el carrito', 'Sin existencias'],
    ],
    [{ kind: 'cart-id-missing' }, ['No se pudo recuperar el UIdCarrito']],
    [{ kind: 'payment-refused', message: 'Comercio inactivo' }, ['Comercio inactivo']],
    [
      { kind: 'payment-refused', message: '' },
      ['No se pudieron obtener los datos del pago. No se hizo ningún cobro.'],
    ],
    [
      { kind: 'payment-failed', failure: { kind: 'unexpected', path: 'data.hash' } },
      ['Error durante la validación de datos'],
    ],
    [
      { kind: 'payment-failed', failure: { kind: 'http', status: 503, message: '' } },
      ['HTTP error! Status: 503'],
    ],
    [
      {
        kind: 'payment-failed',
        failure: { kind: 'http', status: 503, message: 'Comercio en mantenimiento' },
      },
      ['Comercio en mantenimiento'],
    ],
    [
      {
        kind: 'payment-failed',
        failure: { kind: 'unexpected', path: 'data', message: 'Hash no disponible' },
      },
      ['Error durante la validación de datos', 'Hash no disponible'],
    ],
    [
      { kind: 'order-failed', failure: { kind: 'refused', message: 'Sin crédito' } },
      ['Error al enviar la orden, Sin crédito'],
    ],
    [
      { kind: 'order-failed', failure: { kind: 'http', status: 500, message: '' } },
      ['Error al enviar la orden, HTTP error! Status: 500'],
    ],
    [
      { kind: 'amount' },
      [
        'El total a pagar no coincide con el que se muestra. No se hizo ningún cobro: revisa tu orden e inténtalo de nuevo.',
      ],
    ],
    [
      { kind: 'order-id' },
      [
        'El número que recibió este pago no se podría reconocer después de pagar. No se hizo ningún cobro: inténtalo de nuevo o escríbenos.',
      ],
    ],
    [
      { kind: 'origin' },
      ['La dirección del banco no es de confianza. No se envió ningún dato de tu tarjeta.'],
    ],
  ];
  test.each(rows)('%j is reported top-center, and stays in the page', (outcome, expected) => {
    notifyOutcome(outcome, texts);
    expect(reported).toEqual(expected.map((text) => [ERROR, text]));
    expect(noticeOf(outcome, texts)).toEqual({ kind: 'failed', texts: expected });
  });
  test('an empty cart is a warning', () => {
    notifyOutcome({ kind: 'cart-empty' }, texts);
    expect(reported).toEqual([['warn top-center 3000', 'Debe de Agregar Productos al Carrito']]);
  });
  test.each(['locked', 'unknown', 'unrecorded', 'sent'] as const)('%s stays in the page alone', (kind) => {
    notifyOutcome({ kind }, texts);
    expect([reported, noticeOf({ kind }, texts)]).toEqual([[], { kind }]);
  });

  const changed = (check: Partial<LineCheck>): PlaceOrderOutcome => ({
    kind: 'cart-changed',
    shortages: [],
    differences: [],
    unread: [],
    ...check,
  });
  const shoes = cartLine();
  test('insufficient stock is a warning of 7 s, top-left', () => {
    notifyOutcome(changed({ shortages: [{ line: shoes, available: 0 }] }), texts);
    expect(reported).toEqual([['warn top-left 7000', 'No hay suficiente stock para Tenis']]);
  });
  test.each<[ServiceFailure, string]>([
    [
      { kind: 'refused', message: 'Código malo' },
      'No se ha podido recuperar el stock, la API ha devuelto un error: Código malo',
    ],
    [{ kind: 'http', status: 503, message: '' }, 'La respuesta de la red no es correcta. Estado: 503'],
    [{ kind: 'network' }, 'La respuesta de la red no es correcta. Estado: 0'],
  ])('a failed stock lookup, %j, is an error bottom-left and a line in the console', (failure, text) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    notifyOutcome(changed({ unread: [{ line: shoes, call: 'stock', failure }] }), texts);
    expect(reported).toEqual([['error bottom-left 3000', text]]);
    expect(warned.mock.calls).toEqual([['Fallo en la búsqueda de existencias']]);
  });
});
