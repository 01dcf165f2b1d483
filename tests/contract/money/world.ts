/**
 * A shopper with two tabs, a provider and an unreliable network, over the real sandbox. The facts (the provider's
 * approvals, the cart service's records) are stored apart from the shop's own state.
 */
import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { GUEST_USER_ID } from '#features/checkout/rules/order.ts';
import type { PlaceOrderOutcome, ReadyPayment } from '#features/payment/store/place-order.ts';
import {
  nextPage,
  openTab,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../unit/fixtures/payment-tabs.ts';
import { card } from '../../unit/fixtures/samples.ts';

/**
 * Faults of the next call of a path: not sent, sent without an answer, refused, or answered with a page. `again`
 * delivers it twice and returns the second answer, like a browser whose connection dropped; `echoed` returns the first
 * answer, like a proxy that repeats.
 */
export type NetworkFault = 'refused' | 'lost' | '500' | 'html' | 'again' | 'echoed';

/** An approval of the provider: money was taken. */
type Charge = {
  readonly orderId: string;
  readonly transactionId: string;
  readonly units: number;
  /** Number of times the shopper had chosen to start again by the time of the post. */
  readonly choices: number;
  isRecorded: boolean;
};

/** A cart order that the cart service created. */
type CreatedOrder = {
  /** The contents and the customer of the order, without the values that differ with every order. */
  readonly content: string;
  /** Charges and choices so far: a shopper who has paid, or chose to start again, makes another purchase. */
  readonly purchase: string;
};

/** A page of the shopper's, and the state of its payment. */
export type Shopper = {
  tab: Tab;
  ready?: ReadyPayment | undefined;
  /** The form that the provider has received. */
  post?: Post | undefined;
  /** Query of an unopened return. */
  query?: string | undefined;
};
type Post = {
  readonly action: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly units: number;
  readonly choices: number;
};

export const CARDS = {
  approved: '4111111111111111',
  denied: '4000000000000002',
  broken: '4000000000000119',
  /** The provider notifies the cart service before the shop does. */
  duplicate: '4000000000000259',
} as const;

const first = {
  ...{ taxId: 'CF', name: 'CONSUMIDOR FINAL', email: 'ana@example.com', phone: '55512345', recipient: '' },
  ...{ addressLine: '6a avenida 12-34, Guatemala', place: { departmentId: 0, municipalityId: 0 } },
  ...{ addressId: 0, userId: GUEST_USER_ID, comments: '' },
};
const CUSTOMERS = [first, { ...first, comments: 'Llamar antes' }] as const;

export type World = {
  readonly browser: SharedBrowser;
  readonly shoppers: readonly [Shopper, Shopper];
  readonly charges: Charge[];
  /** One for each call that the service answered, however often the network delivered it. */
  readonly created: CreatedOrder[];
  /** Units that the shopper has put into the cart. */
  added: number;
  /** Units that the shopper has taken out of it again. */
  removed: number;
  /** Which of two customers fills in the form. */
  customer: 0 | 1;
  /** Number of times the shopper has chosen to start again although a payment may exist. */
  choices: number;
  /** Difference between the device's clock and the true one. */
  skew: number;
  readonly faults: Map<string, NetworkFault>;
  readonly line: CartItem;
};

/** The services' time; devices may be off. */
export const trueTime = { now: Date.UTC(2026, 10, 21, 12) };

/** Advances everybody's clock. */
export function passTime(world: World, milliseconds = 1000): void {
  trueTime.now += milliseconds;
  vi.setSystemTime(trueTime.now + world.skew);
}

const realFetch = globalThis.fetch;

/** The `fetch` of the shop's calls: each requested fault happens once. */
function faultyFetch(world: World): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    const path = [...world.faults.keys()].find((each) => pathname.startsWith(each)) ?? '';
    const fault = world.faults.get(path);
    world.faults.delete(path);
    if (fault === 'refused') throw new TypeError('Failed to fetch');
    if (fault === '500') return Response.json({ code: 500, message: 'Ocupado' }, { status: 500 });
    const deliver = async (): Promise<Response> => {
      const answer = await realFetch(input, init);
      await notePaid(world, pathname, init, answer.clone());
      return answer;
    };
    const response = await deliver();
    if (pathname === '/api/Cart/create' && response.ok) noteCreated(world, init);
    if (fault === 'again') return deliver();
    if (fault === 'echoed') await deliver();
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    return fault === 'html' ? new Response('<h1>Volvemos pronto</h1>') : response;
  };
}

/** Notes a cart order that the service has created, whether or not the answer reaches the shop. */
function noteCreated({ created, charges, choices }: World, init: RequestInit | undefined): void {
  const { BAC_HASH: _, ...content } = JSON.parse(String(init?.body));
  created.push({ content: JSON.stringify(content), purchase: `${charges.length} ${choices}` });
}

/** Notes that the cart service recorded a payment, whether or not the answer reaches the shop. */
async function notePaid(
  world: World,
  path: string,
  init: RequestInit | undefined,
  answer: Response,
): Promise<void> {
  if (path !== '/api/Cart' || init?.method !== 'PATCH') return;
  const { Resultado }: { readonly Resultado?: unknown } = await answer.json();
  const sent: { readonly BACOrderId: string } = JSON.parse(String(init.body));
  const charge = world.charges.find(({ orderId }) => orderId === sent.BACOrderId);
  if (charge && Resultado === 1) charge.isRecorded = true;
}

/** A fresh browser with two tabs and one unit in the cart. */
export async function startWorld(line: CartItem): Promise<World> {
  const browser = sharedBrowser([line]);
  // Every page of a sequence adds listeners, and none is removed.
  setMaxListeners(0, browser.window);
  const first: Shopper = { tab: await openTab(browser) };
  const second: Shopper = { tab: await openTab(browser) };
  const world: World = {
    ...{ browser, shoppers: [first, second] as const, charges: [], added: 1, choices: 0, skew: 0 },
    ...{ created: [], removed: 0, customer: 0 as const },
    ...{ faults: new Map(), line },
  };
  passTime(world);
  return world;
}

/** Makes the tab current: its globals, and the network of this world. */
export function enter(world: World, { tab }: Shopper): void {
  tab.enter();
  stubPage(world);
}

function stubPage(world: World): void {
  vi.stubGlobal('fetch', faultyFetch(world));
  vi.stubGlobal('addEventListener', world.browser.window.addEventListener.bind(world.browser.window));
}

/** Loads the tab's next page; a closed tab starts again with an empty session. */
export async function load(world: World, shopper: Shopper, query = '', isNew = false): Promise<void> {
  shopper.tab = await (isNew ? openTab(world.browser, query) : nextPage(world.browser, shopper.tab, query));
  shopper.ready = undefined;
  stubPage(world);
}

export const unitsInCart = ({ tab }: Shopper): number =>
  tab.cart.$cart.get().reduce((sum, { quantity }) => sum + quantity, 0);

/** Presses 'Pagar'. */
export async function press(shopper: Shopper, world?: World): Promise<PlaceOrderOutcome> {
  const { placing, cart } = shopper.tab;
  const customer = CUSTOMERS[world?.customer ?? 0];
  const request = { customer, shownTotal: cart.$cartTotal.get(), locale: 'es-GT' };
  const outcome = await placing.placeOrder(request);
  shopper.ready = outcome.kind === 'ready' ? outcome : undefined;
  return outcome;
}

/** Posts the form with this card. */
export function post(world: World, shopper: Shopper, number: string): boolean {
  const { ready, tab } = shopper;
  if (!ready) return false;
  shopper.ready = undefined;
  // The ordered lines: the cart may have more by now.
  const ordered = tab.attempt.$cartOrder.get().summary?.lines ?? [];
  const units = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
  const handOff = tab.placing.handOff(ready, { ...card, number });
  if (!handOff) return false;
  const fields = new Map(handOff.fields.map(({ name, value }) => [name, value]));
  shopper.post = { action: handOff.action, fields, units, choices: world.choices };
  return true;
}

/**
 * Posts a form like a browser.
 * @returns the address that it leads to
 */
async function locationOf(
  url: string,
  fields: Iterable<readonly [string, string]>,
): Promise<URL | undefined> {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, value]));
  const location = (await realFetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get(
    'Location',
  );
  return location === null ? undefined : new URL(location, url);
}

/**
 * Sends a form to the provider.
 * @returns the address to which it sends the shopper
 */
async function throughProvider({ action, fields }: Post): Promise<URL | undefined> {
  const next = await locationOf(action, fields);
  // A refused form returns at once, or not at all.
  const isChallenge = next?.origin === new URL(action).origin;
  return isChallenge ? locationOf(next.href, [['decision', 'continue']]) : next;
}

/** Notes the charge that the provider's answer reports, once for each transaction. */
function noteCharge(world: World, { searchParams }: URL, { fields, units, choices }: Post): void {
  const transactionId = searchParams.get('transactionid') ?? '';
  const isKnown = world.charges.some((charge) => charge.transactionId === transactionId);
  if (isKnown || searchParams.get('response') !== '1') return;
  const orderId = searchParams.get('orderid') ?? '';
  const isRecorded = fields.get('ccnumber') === CARDS.duplicate;
  world.charges.push({ orderId, transactionId, units, choices, isRecorded });
}

/**
 * The provider processes the payment before the shopper returns.
 * @param deliveries how often it receives the form
 */
export async function payAtProvider(world: World, shopper: Shopper, deliveries = 1): Promise<void> {
  const { post: posted } = shopper;
  if (!posted) return;
  shopper.post = undefined;
  for (let delivery = 1; delivery <= deliveries; delivery += 1) {
    const home = await throughProvider(posted);
    if (!home) return;
    shopper.query = home.search;
    noteCharge(world, home, posted);
  }
}

/** The shopper returns from the provider. */
export async function comeHome(world: World, shopper: Shopper, query: string): Promise<void> {
  await load(world, shopper, query);
  await shopper.tab.returning.completePayment();
}
