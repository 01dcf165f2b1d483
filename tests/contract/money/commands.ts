/** The possible next steps, in any order. */
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  CARDS,
  comeHome,
  enter,
  load,
  type NetworkFault,
  passTime,
  payAtProvider,
  post,
  press,
  type Shopper,
  unitsInCart,
  type World,
} from './world.ts';

/** Only the world has state. */
type Model = Record<string, never>;
type Step = fc.AsyncCommand<Model, World>;

/** Expects the invariants that hold after every step. */
async function holds(world: World): Promise<void> {
  const { charges, choices, added, removed, created, shoppers } = world;
  // At most one charge a purchase: units are paid twice only by the shopper's own choice, once for each.
  const charged = charges.reduce((sum, { units }) => sum + units, 0);
  if (choices === 0) expect(charged, 'charged units').toBeLessThanOrEqual(added);
  // A cart is emptied only of what was paid and recorded.
  const recorded = charges.filter(({ isRecorded }) => isRecorded).reduce((sum, { units }) => sum + units, 0);
  expect(unitsInCart(shoppers[0]), 'units in the cart').toBeGreaterThanOrEqual(added - removed - recorded);
  // At most one cart order a purchase: the same customer never orders the same cart twice.
  const orders = created.map(({ content, purchase }) => `${purchase} ${content}`);
  expect(orders, 'cart orders').toEqual([...new Set(orders)]);
}

type Work = (world: World, shopper: Shopper) => Promise<void> | void;

/** A step of one of the tabs. */
function step(name: string, tab: number, work: Work): Step {
  return {
    check: () => true,
    run: async (_, world) => {
      const shopper = world.shoppers[tab === 0 ? 0 : 1];
      passTime(world);
      enter(world, shopper);
      await work(world, shopper);
      await holds(world);
    },
    toString: () => `${name} in tab ${tab}`,
  };
}

const add: Work = (world, shopper) => {
  const before = unitsInCart(shopper);
  const { quantity: _, cartItemId: __, ...item } = world.line;
  shopper.tab.cart.addToCart(item);
  world.added += unitsInCart(shopper) - before;
};

const takeOut: Work = (world, shopper) => {
  const before = unitsInCart(shopper);
  const line = shopper.tab.cart.$cart.get().find(({ quantity }) => quantity > 1);
  if (line) shopper.tab.cart.decreaseLine(line.cartItemId);
  world.removed += before - unitsInCart(shopper);
};

/** Whether a form about to be posted would pay again for something paid and unsettled, without the shopper's choice. */
function isRepeated(world: World): boolean {
  return world.charges.some(({ isRecorded, choices }) => !isRecorded && choices === world.choices);
}

function postWith(number: string): Work {
  return async (world, shopper) => {
    const wasRepeated = isRepeated(world);
    if (post(world, shopper, number)) expect(wasRepeated, 'posted over an unsettled charge').toBe(false);
  };
}

const setAside: Work = (world, { tab }) => {
  const { state } = tab.attempt.$cartOrder.get().attempt;
  const wasApproved = tab.attempt.$unrecorded.get() !== undefined;
  tab.attempt.setPaymentAside(new Date());
  const { state: after } = tab.attempt.$cartOrder.get().attempt;
  if (state !== after || wasApproved) world.choices += 1;
};

const STEPS: Readonly<Record<string, Work>> = {
  'a unit is added': add,
  'a unit is taken out': takeOut,
  'the notes are changed, or changed back': (world) => {
    world.customer = world.customer === 0 ? 1 : 0;
  },
  "'Pagar' is pressed": async (world, shopper) => {
    await press(shopper, world);
  },
  'the form is posted': postWith(CARDS.approved),
  'the form is posted with a card that is denied': postWith(CARDS.denied),
  'the form is posted with a card that breaks': postWith(CARDS.broken),
  'the form is posted, and the provider tells the service itself': postWith(CARDS.duplicate),
  'the provider works': (world, shopper) => payAtProvider(world, shopper),
  'the form comes to the provider twice': (world, shopper) => payAtProvider(world, shopper, 2),
  'the shopper comes home': (world, shopper) => {
    const { query } = shopper;
    shopper.query = undefined;
    return query === undefined ? undefined : comeHome(world, shopper, query);
  },
  'the return is opened, and stays to be opened again': (world, shopper) =>
    shopper.query === undefined ? undefined : comeHome(world, shopper, shopper.query),
  'the other tab’s return is opened': (world, shopper) => {
    const other = world.shoppers.find((each) => each !== shopper);
    return other?.query === undefined ? undefined : comeHome(world, shopper, other.query);
  },
  'the page of the return is loaded again': (world, shopper) => comeHome(world, shopper, ''),
  "'Reintentar' is pressed": (_, { tab }) =>
    tab.returning.$paymentOutcome.get().kind === 'record-failed' ? tab.returning.retryRecord() : undefined,
  'the shopper is back on the checkout': (_, shopper) => {
    shopper.ready = undefined;
    shopper.tab.attempt.returnToCheckout(new Date());
  },
  'the shopper begins again': setAside,
  'the tab is killed, and another one opened': (world, shopper) => {
    world.browser.locks.release();
    shopper.post = undefined;
    return load(world, shopper, '', true);
  },
  'twenty minutes go by': (world) => passTime(world, 20 * 60_000),
};

const DAY_MS = 24 * 60 * 60_000;
const FAULTS: readonly NetworkFault[] = ['refused', 'lost', '500', 'html', 'again', 'echoed'];
const PATHS = ['/api/Cart/create', '/api/Payment', '/api/Cart', '/api/v1/items'];

const ordinary = fc
  .tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(1))
  .map(([name, tab]) => step(name, tab, STEPS[name] ?? (() => undefined)));

/** A complete purchase, which random steps seldom produce. */
const purchase = fc.tuple(fc.nat(1), fc.constantFrom(1, 2, 3, 4, 4)).map(([tab, length]) => {
  const way = ["'Pagar' is pressed", 'the form is posted', 'the provider works', 'the shopper comes home'];
  return step(`a purchase up to step ${length}`, tab, async (world, shopper) => {
    for (const name of way.slice(0, length)) {
      enter(world, shopper);
      await STEPS[name]?.(world, shopper);
    }
  });
});

/** An unsure shopper: starts again, or adds units and continues. */
const again = fc
  .tuple(
    fc.nat(1),
    fc.constantFrom(
      ...['a unit is added', 'a unit is taken out', 'the notes are changed, or changed back'],
      ...['the shopper begins again', 'the shopper is back on the checkout'],
    ),
  )
  .map(([tab, name]) => step(name, tab, STEPS[name] ?? (() => undefined)));

const fault = fc
  .tuple(fc.constantFrom(...PATHS), fc.constantFrom(...FAULTS))
  .map(([path, kind]) => step(`the next ${path} is ${kind}`, 0, ({ faults }) => void faults.set(path, kind)));

const clock = fc.constantFrom(-DAY_MS, 0, DAY_MS).map((skew) =>
  step(`the device's clock is ${skew / DAY_MS} days off`, 0, (world) => {
    world.skew = skew;
    passTime(world);
  }),
);

/** Payment data that fails: another press pays the same cart order. */
const withoutData = fc
  .tuple(fc.nat(1), fc.constantFrom<NetworkFault>('refused', 'lost', '500', 'html'))
  .map(([tab, kind]) =>
    step(`'Pagar' is pressed, and the payment data is ${kind}`, tab, async (world, shopper) => {
      world.faults.set('/api/Payment', kind);
      await press(shopper, world);
      world.faults.delete('/api/Payment');
    }),
  );

/** Sequences of all steps. */
export const sequences = fc.commands(
  [ordinary, ordinary, purchase, purchase, again, withoutData, fault, clock],
  {
    maxCommands: 24,
    size: 'max',
  },
);
