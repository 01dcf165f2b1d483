/**
 * The orders of both checkouts as the service receives them, with a card and without one: the stores' own verbs, the
 * shop's own calls, the sandbox's own record (checkout §3; §7; decision 68, Order payload).
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AddressForm } from '#features/account/rules/account.ts';
import type { CartItem } from '#features/cart/rules/cart.ts';
import type { OrderCustomer } from '#features/checkout/rules/order.ts';
import { fetchPlaceCatalog } from '#features/delivery/api/configuration.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import type { RecordedRequest } from '../../scripts/sandbox/faults/request-record.ts';
import { DEMO_USERS } from '../../scripts/sandbox/state/customers.ts';
import { openTab, sharedBrowser } from '../unit/fixtures/payment-tabs.ts';
import { valueIn } from './answers.ts';
import { firstLine } from './money/line.ts';
import { type Services, startServices } from './services.ts';

const configured = vi.hoisted(() => ({ apiUrl: '', paymentMode: 'card', paymentOrigins: '' }));
vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return {
    get shopConfiguration() {
      const { apiUrl } = configured;
      return { ...shopConfiguration, ...configured, cartApiUrl: apiUrl };
    },
  };
});

/** Enough for every row of the table. */
const STOCK = 50;

let services: Services;
let sold: CartItem;
let catalog: PlaceCatalog;
beforeAll(async () => {
  services = await startServices({ faults: true });
  configured.apiUrl = services.store.baseUrl;
  configured.paymentOrigins = services.providerOrigin;
  sold = { ...(await firstLine(services.store)), stock: STOCK };
  await control('POST', 'stock', { code: sold.code, stock: STOCK });
  catalog = valueIn(await fetchPlaceCatalog(services.store));
});
afterAll(() => services.close());

async function control(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return fetch(`${services.store.baseUrl}/__sandbox/${path}`, { method, ...init });
}

/** The bodies that the calls of a path sent, oldest first. */
async function received(path: string): Promise<readonly unknown[]> {
  const { data }: { readonly data: readonly RecordedRequest[] } = await (
    await control('GET', 'requests')
  ).json();
  return data.filter((call) => call.path === path).map(({ body }) => body);
}

/** The stores of a fresh tab, into which the forms write. */
async function openCheckout() {
  const tab = await openTab(sharedBrowser([sold]));
  const form = await import('#features/checkout/store/checkout-form.ts');
  return {
    tab,
    form,
    taxId: await import('#features/checkout/store/tax-id.ts'),
    delivery: await import('#features/checkout/store/order-customer.ts'),
    session: await import('#features/account/store/session.ts'),
    customer: await import('#features/account/store/customer.ts'),
    address: await import('#features/account/store/address.ts'),
    ordering: await import('#features/checkout/store/order-customer.ts'),
  };
}
type Checkout = Awaited<ReturnType<typeof openCheckout>>;

const place = (department: string, municipality: string) => ({
  countryId: 1,
  departmentId: catalog.departments.find(({ name }) => name === department)?.id ?? 0,
  municipalityId: catalog.municipalities.find(({ name }) => name === municipality)?.id ?? 0,
});

/** Fills in the guest's form except the tax id. */
function fillIn({ form }: Checkout): void {
  form.typeInto('name', '  María   García ');
  form.typeInto('email', ' maria@correo.gt ');
  form.typeInto('phone', '+502 3232-3232');
  form.choosePlace(place('Guatemala', 'Mixco'));
  form.typeInto('address', '12 calle  1-25\nzona 10 ');
}

async function logIn({ session }: Checkout, name: keyof typeof DEMO_USERS): Promise<void> {
  const { email, password } = DEMO_USERS[name];
  expect((await session.logIn({ email, password })).kind).toBe('opened');
}

async function addAddress({ address }: Checkout): Promise<void> {
  const form: AddressForm = {
    ...{ name: 'Oficina', phone: '2222-3333', address: '5a calle 1-2,  zona 3', comment: '' },
    ...place('Sacatepéquez', 'Antigua Guatemala'),
  };
  expect(await address.saveAddress(form)).toEqual({ kind: 'saved' });
}

const fromGuestForm = ({ ordering, form }: Checkout): OrderCustomer =>
  ordering.guestCustomer(form.$checkoutForm.get(), catalog);
const fromAccountForm = ({ ordering, form }: Checkout): OrderCustomer =>
  ordering.accountCustomer(form.$checkoutForm.get(), catalog);

/** Looks up the tax id, like a press on 'Validar NIT'. */
async function validate({ form, taxId }: Checkout, typed: string): Promise<void> {
  form.typeTaxId(typed);
  expect((await taxId.validateTaxId()).kind).toBe('found');
}

const { ana, carlos } = DEMO_USERS;

/** The expected values of the fields that a form decides. */
type Received = Readonly<Record<string, string | number>>;

const CONSUMER = { nitCliente: 'CF', nameCliente: 'CONSUMIDOR FINAL', lastNameCliente: '' };
const PERSON = { nitCliente: '576937K', nameCliente: 'SOFÍA', lastNameCliente: 'HERNÁNDEZ MORALES' };
const OF_FIELDS = {
  correoCliente: 'maria@correo.gt',
  telefonoCliente: '50232323232',
  direccionCliente: '12 calle 1-25 zona 10, Mixco, Guatemala',
};
const OF_HOME = {
  correoCliente: ana.email,
  telefonoCliente: ana.phone,
  direccionCliente: `${ana.address.line}, Guatemala, Guatemala`,
};
const OF_OFFICE = {
  correoCliente: carlos.email,
  telefonoCliente: '22223333',
  direccionCliente: '5a calle 1-2, zona 3, Antigua Guatemala, Sacatepéquez',
};

/** The sandbox's ids of the user and of the chosen address. */
type Ids = { readonly user: number; readonly address: number };

type Row = readonly [
  name: string,
  fill: (checkout: Checkout) => Promise<void>,
  customer: (checkout: Checkout) => OrderCustomer,
  expected: (ids: Ids) => Received,
];

const GUEST = { idDireccion: 0, IdUsuario_Direccion: 999_999 };
const ofAccount = ({ user, address }: Ids) => ({ idDireccion: address, IdUsuario_Direccion: user });

const ROWS: readonly Row[] = [
  [
    'a guest with notes',
    async (checkout) => {
      fillIn(checkout);
      checkout.form.typeInto('comments', ' Tocar el timbre\nsegundo piso ');
      await validate(checkout, ' 576937-K ');
    },
    fromGuestForm,
    () => ({
      ...{ ...PERSON, ...OF_FIELDS, ...GUEST },
      comentarios: 'Recibe: María García\nTocar el timbre\nsegundo piso',
    }),
  ],
  [
    'a guest who is the final consumer and sends a gift',
    async (checkout) => {
      fillIn(checkout);
      checkout.form.setGift(true);
      checkout.form.typeInto('giftMessage', ' ¡Feliz día! ');
      await validate(checkout, 'cf');
    },
    fromGuestForm,
    () => ({
      ...{ ...CONSUMER, ...OF_FIELDS, ...GUEST },
      comentarios: 'Recibe: María García\nREGALO: enviar sin precios.\nMensaje de la tarjeta: ¡Feliz día!',
    }),
  ],
  [
    'a customer on the guest’s page, to a saved address',
    async (checkout) => {
      await validate(checkout, 'CF');
      await logIn(checkout, 'ana');
    },
    fromGuestForm,
    (ids) => ({ ...CONSUMER, ...OF_HOME, ...ofAccount(ids), comentarios: `Recibe: ${ana.name}` }),
  ],
  [
    'a customer on the guest’s page who typed another address',
    async (checkout) => {
      fillIn(checkout);
      await validate(checkout, 'CF');
      await logIn(checkout, 'ana');
    },
    fromGuestForm,
    ({ user }) => ({
      ...{ ...CONSUMER, ...OF_FIELDS, idDireccion: 0, IdUsuario_Direccion: user },
      comentarios: 'Recibe: María García',
    }),
  ],
  [
    'a customer with a saved address and notes',
    async (checkout) => {
      await logIn(checkout, 'ana');
      checkout.form.typeInto('message', ' Llamar  antes ');
      await validate(checkout, '576937-K');
    },
    fromAccountForm,
    (ids) => ({ ...PERSON, ...OF_HOME, ...ofAccount(ids), comentarios: 'Recibe: Casa\nLlamar  antes' }),
  ],
  [
    'a customer who adds an address there and then',
    async (checkout) => {
      await logIn(checkout, 'carlos');
      await addAddress(checkout);
      await validate(checkout, 'CF');
    },
    fromAccountForm,
    (ids) => ({ ...CONSUMER, ...OF_OFFICE, ...ofAccount(ids), comentarios: 'Recibe: Oficina' }),
  ],
];

/** The common values of every order without a payment (checkout §3, Invoice/order header). */
const UNPAID = {
  ...{ documentoLocal: '', idCliente: '', idMoneda: 1, impuesto: 0, descuentoPorcentaje: 0 },
  ...{ descuentoMonto: 0, BACOrderId: '', BACResponse: '', BACTransactionID: '', XmlData: '' },
};

describe.each([
  ['card', '/api/Cart/create', 'ready'],
  ['order', '/api/v1/invoices', 'sent'],
])('in %s mode the service receives', (paymentMode, path, kind) => {
  test.each(ROWS)('the typed text and the choices of %s', async (_, fill, customerOf, expected) => {
    configured.paymentMode = paymentMode;
    const checkout = await openCheckout();
    await fill(checkout);
    const { tab, customer, delivery } = checkout;
    // A sent order clears the draft.
    const ids = { user: customer.$user.get()?.id ?? 0, address: delivery.$deliveryAddress.get()?.id ?? 0 };
    const shownTotal = tab.cart.$cartTotal.get();
    const outcome = await tab.placing.placeOrder({
      ...{ customer: customerOf(checkout), shownTotal, locale: 'es-GT' },
    });
    expect(outcome).toMatchObject({ kind });
    expect((await received(path)).at(-1)).toEqual({
      ...UNPAID,
      ...expected(ids),
      total: shownTotal / 100,
      BAC_HASH: expect.stringMatching(/^[0-9a-f]{32}$/),
      BAC_MONTO: (shownTotal / 100).toFixed(2),
      products: [expect.objectContaining({ itemCode: sold.sku, quantity: 1, idAlmacen: 1 })],
    });
  });
});
