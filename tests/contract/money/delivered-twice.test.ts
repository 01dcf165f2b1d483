/**
 * Requests that the network delivers twice (decision 158, Delivered twice): a purchase has one charge, and both copies
 * are identical, with the order's fingerprint. The services are responsible for the rest.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { fetchStock } from '#features/product/api/stock.ts';
import type { RecordedRequest } from '../../../scripts/sandbox/faults/request-record.ts';
import { type RunningSandbox, startSandbox } from '../../../scripts/sandbox/sandbox.ts';
import { valueIn } from '../answers.ts';
import { firstLine } from './line.ts';
import {
  CARDS,
  comeHome,
  enter,
  payAtProvider,
  post,
  press,
  type Shopper,
  startWorld,
  trueTime,
  unitsInCart,
  type World,
} from './world.ts';

const configured = vi.hoisted(() => ({ api: '', provider: '', paymentMode: 'card' }));
vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return {
    get shopConfiguration() {
      const { api, provider, paymentMode } = configured;
      return { ...shopConfiguration, apiUrl: api, cartApiUrl: api, paymentOrigins: provider, paymentMode };
    },
  };
});

const STOCK = 5;

let sandbox: RunningSandbox;
let line: CartItem;
let world: World;
let shopper: Shopper;
/** Number of the services' calls before the test. */
let before = 0;
const realFetch = globalThis.fetch;
const store = () => ({ baseUrl: sandbox.apiOrigin, imageBase: `${sandbox.apiOrigin}/imagenes/` });
const stock = async () => valueIn(await fetchStock({ ...store(), fetch: realFetch }, line.code));

async function setStock(units: number): Promise<void> {
  const body = JSON.stringify({ code: line.code, stock: units });
  const headers = { 'Content-Type': 'application/json' };
  await realFetch(`${sandbox.apiOrigin}/__sandbox/stock`, { method: 'POST', headers, body });
}

async function allCalls(): Promise<readonly RecordedRequest[]> {
  const answer = await realFetch(`${sandbox.apiOrigin}/__sandbox/requests`);
  const { data }: { readonly data: readonly RecordedRequest[] } = await answer.json();
  return data;
}

/** The calls below a path (`POST /api/Cart`) since the test began, oldest first. */
const callsTo = async (start: string): Promise<readonly RecordedRequest[]> =>
  (await allCalls()).slice(before).filter(({ method, path }) => `${method} ${path}`.startsWith(start));

beforeAll(async () => {
  const now = () => trueTime.now;
  sandbox = await startSandbox({ port: 0, providerPort: 0, products: 20, faults: true, now });
  configured.api = sandbox.apiOrigin;
  configured.provider = sandbox.providerOrigin;
  line = { ...(await firstLine(store())), stock: STOCK };
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await setStock(STOCK);
  world = await startWorld(line);
  [shopper] = world.shoppers;
  enter(world, shopper);
  before = (await allCalls()).length;
});
afterEach(() => {
  configured.paymentMode = 'card';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Pays with a form that the provider receives this many times. */
async function pay(forms = 1): Promise<void> {
  await press(shopper);
  expect(post(world, shopper, CARDS.approved)).toBe(true);
  await payAtProvider(world, shopper, forms);
}

/**
 * Returns from the provider.
 * @returns the message that the shopper sees there
 */
async function goHome(): Promise<string> {
  await comeHome(world, shopper, shopper.query ?? '');
  return shopper.tab.returning.$paymentOutcome.get().kind;
}

/** Expects one recorded charge, and the units of one order taken from the stock. */
async function expectOnePurchase(): Promise<void> {
  expect(world.charges).toMatchObject([{ isRecorded: true, units: 1 }]);
  expect(await stock()).toBe(STOCK - 1);
}

describe('with a card', () => {
  test.each(['again', 'echoed'] as const)(
    'an order that is delivered twice (%s) is two carts, of which one is paid',
    async (fault) => {
      world.faults.set('/api/Cart/create', fault);
      await pay();
      expect(await goHome()).toBe('recorded');
      const [first, second, ...more] = await callsTo('POST /api/Cart/create');
      expect([second?.body, more]).toEqual([first?.body, []]);
      expect(first?.body).toMatchObject({ BAC_HASH: expect.stringMatching(/^[0-9a-f]{32}$/) });
      const [asked, ...others] = await callsTo('GET /api/Payment/');
      const records = await callsTo('PATCH /api/Cart');
      expect(others).toEqual([]);
      expect(records).toMatchObject([{ body: { UIdCarrito: asked?.path.split('/').at(-1) } }]);
      await expectOnePurchase();
      expect(unitsInCart(shopper)).toBe(0);
    },
  );

  test('a record that is delivered twice is reported as a duplicate, and nothing is paid again without a choice', async () => {
    await pay();
    world.faults.set('/api/Cart', 'again');
    expect(await goHome()).toBe('duplicate');
    await expectOnePurchase();
    expect([unitsInCart(shopper), (await press(shopper)).kind]).toEqual([1, 'duplicate']);
  });

  test('a form that the provider receives twice is one charge', async () => {
    await pay(2);
    expect(await goHome()).toBe('recorded');
    await expectOnePurchase();
  });
});

describe('without a card', () => {
  beforeEach(() => {
    configured.paymentMode = 'order';
  });
  const hashOf = ({ body }: RecordedRequest): unknown => Reflect.get(Object(body), 'BAC_HASH');

  test('an order that is delivered twice is stored once, and recognized by its unique fingerprint', async () => {
    world.faults.set('/api/v1/invoices', 'again');
    expect((await press(shopper)).kind).toBe('sent');
    expect(unitsInCart(shopper)).toBe(0);
    expect(shopper.tab.orders.$orders.get()).toHaveLength(1);
    const { quantity: _, cartItemId: __, ...item } = world.line;
    shopper.tab.cart.addToCart(item);
    expect((await press(shopper)).kind).toBe('sent');
    const [first, second, other, ...more] = await callsTo('POST /api/v1/invoices');
    expect([second?.body, more]).toEqual([first?.body, []]);
    expect(first && other && hashOf(first) !== hashOf(other)).toBe(true);
    // This service ignores the fingerprint: it took two copies of one order, and the third order.
    expect(await stock()).toBe(STOCK - 3);
  });

  test('where the first copy took the last unit, the refusal of the second is final, and no third is sent', async () => {
    await setStock(1);
    world.faults.set('/api/v1/invoices', 'again');
    expect((await press(shopper)).kind).toBe('order-failed');
    expect(await stock()).toBe(0);
    expect([unitsInCart(shopper), (await press(shopper)).kind]).toEqual([1, 'cart-changed']);
    expect(await callsTo('POST /api/v1/invoices')).toHaveLength(2);
  });
});
