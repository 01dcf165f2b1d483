/** A checkout page: a country of two places, one pair in the cart, and services with given answers. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { clearCart, restoreCart } from '#features/cart/store/cart.ts';
import { choosePlace, takeTaxpayer, typeInto, typeTaxId } from '#features/checkout/store/checkout-form.ts';
import { toPlaceColumns } from '#features/delivery/rules/place.ts';
import { forgetCartOrder } from '#features/payment/store/payment-attempt.ts';
import { line } from '../../../fixtures/cart-items.ts';

export const places = toPlaceColumns({
  countries: [{ id: 1, name: 'Guatemala' }],
  departments: [{ id: 1, countryId: 1, name: 'Guatemala' }],
  municipalities: [
    { id: 101, departmentId: 1, name: 'Guatemala' },
    { id: 108, departmentId: 1, name: 'Mixco' },
  ],
});

/** Text until a place is known; the fixture has no table of dates unless a test serves one. */
export const delivery = { source: '/producto/entrega.json', plain: 'Entrega en 1 a 6 días hábiles' };

const ARTICULO = { IdArticulo: 1, Sku: 'KNL-1', CodigoInterno: '7001', Nombre_Comercial: 'Tenis' };
const PRICES = { Precio_SD: 100, Precio_CD: 0 };
const VARIANTE = { ...ARTICULO, IdArticulo: 40, Sku: 'KNL-1-40', Color: 'NEGRO', Talla: '40', Cantidad: 5 };
const CALLS: Services = {
  '/api/v1/items/stock': () => ({ code: 200, data: { stock: 5 } }),
  '/api/v1/items/KNL-1': () => ({
    data: { articulo: { ...ARTICULO, ...PRICES }, variantes: [{ ...VARIANTE, ...PRICES }] },
  }),
};

/** The shop's chat. */
export const chat = 'https://wa.me/50223456789';

/** The answer to each path and body: JSON, or a whole response. */
export type Services = Readonly<Record<string, (body: unknown) => unknown>>;

/** A `fetch` of these services and the article's; any other call, such as the clock's, has no answer. */
export function serve(services: Services): typeof fetch {
  const all = new Map(Object.entries({ ...CALLS, ...services }));
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = all.get(pathname);
    if (!answer) throw new TypeError('no connection');
    const { body } = init ?? {};
    const answered = await answer(typeof body === 'string' ? JSON.parse(body) : undefined);
    return answered instanceof Response ? answered : Response.json(answered);
  };
}

/** One pair in the cart, and no payment under way. */
export function fillCart(): void {
  forgetCartOrder();
  clearCart();
  restoreCart([{ line: line(), index: 0, at: Date.now() }]);
}

/** A guest's form with everything except the card. */
export function fillForm(): void {
  typeInto('name', 'María García');
  typeInto('email', 'maria@correo.gt');
  typeInto('phone', '32323232');
  choosePlace({ countryId: 1, departmentId: 1, municipalityId: 108 });
  typeInto('address', '12 calle 1-25');
  typeTaxId('CF');
  takeTaxpayer({ taxId: 'CF', name: 'CONSUMIDOR FINAL', description: '' });
}

/**
 * Draws an island.
 * @returns a function that removes it
 */
export function draw(island: ReactNode): () => void {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  flushSync(() => root.render(island));
  return () => flushSync(() => root.unmount());
}

/** Records the toasts: type, position and message. */
export function hearToasts(signal: AbortSignal): readonly string[] {
  const heard: string[] = [];
  document.addEventListener(
    'toast',
    ({ detail: { type, position, message } }) => heard.push(`${type} ${position} ${message}`),
    { signal },
  );
  return heard;
}
