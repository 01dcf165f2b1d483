/**
 * Money under random events: sequences of a shopper with two tabs, the provider, the network and the clock, through the
 * stores' verbs and the shop's own services to the sandbox. `MONEY_RUNS` and `MONEY_SEED` choose their number and the
 * seed.
 */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { fetchStock } from '#features/product/api/stock.ts';
import { type RunningSandbox, startSandbox } from '../../../scripts/sandbox/sandbox.ts';
import { valueIn } from '../answers.ts';
import { sequences } from './commands.ts';
import { firstLine } from './line.ts';
import { comeHome, enter, startWorld, trueTime, unitsInCart, type World } from './world.ts';

const configured = vi.hoisted(() => ({ api: '', provider: '' }));
vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return {
    get shopConfiguration() {
      const { api, provider } = configured;
      return { ...shopConfiguration, apiUrl: api, cartApiUrl: api, paymentOrigins: provider };
    },
  };
});

/** Enough for one sequence; it may run out in a sequence with many purchases. */
const STOCK = 12;
const RUNS = Number(process.env['MONEY_RUNS'] ?? 12);
const SEED = process.env['MONEY_SEED'];

let sandbox: RunningSandbox;
let line: CartItem;
const store = () => ({ baseUrl: sandbox.apiOrigin, imageBase: `${sandbox.apiOrigin}/imagenes/` });
const realFetch = globalThis.fetch;
const stock = async () => valueIn(await fetchStock({ ...store(), fetch: realFetch }, line.code));

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    providerPort: 0,
    products: 20,
    faults: true,
    now: () => trueTime.now,
  });
  configured.api = sandbox.apiOrigin;
  configured.provider = sandbox.providerOrigin;
  line = { ...(await firstLine(store())), stock: STOCK };
});
afterAll(() => sandbox.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const verb of ['warn', 'error'] as const) vi.spyOn(console, verb).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function fillStock(): Promise<void> {
  const body = JSON.stringify({ code: line.code, stock: STOCK });
  const headers = { 'Content-Type': 'application/json' };
  await realFetch(`${sandbox.apiOrigin}/__sandbox/stock`, { method: 'POST', headers, body });
}

/** Repairs the network, opens every return, and retries every waiting record. */
async function settle(world: World): Promise<void> {
  world.faults.clear();
  world.browser.locks.release();
  for (const shopper of world.shoppers) {
    enter(world, shopper);
    if (shopper.query !== undefined) await comeHome(world, shopper, shopper.query);
  }
  for (const _ of world.charges) {
    const [shopper] = world.shoppers;
    await comeHome(world, shopper, '');
    const { $paymentOutcome, retryRecord } = shopper.tab.returning;
    if ($paymentOutcome.get().kind === 'record-failed') await retryRecord();
  }
}

/** Whether the browser still has an open charge: under way, unknown, set aside for its return, or waiting. */
function isWaiting(world: World, orderId: string): boolean {
  const texts = ['tienda:cartOrder', 'tienda:earlierPayments', 'tienda:orders'];
  return texts.some((key) => world.browser.stored.get(key)?.includes(`"${orderId}"`));
}

test('a purchase has one cart order and one charge, recorded or visibly waiting, with the paid stock and cart', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      await fillStock();
      const world = await startWorld(line);
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
      await settle(world);
      const { charges } = world;
      const units = (of: typeof charges) => of.reduce((sum, charge) => sum + charge.units, 0);
      const recorded = charges.filter(({ isRecorded }) => isRecorded);
      expect(STOCK - (await stock()), 'units sold').toBe(units(recorded));
      for (const { isRecorded, orderId } of charges)
        expect(isRecorded || isWaiting(world, orderId), `charge of ${orderId} is known`).toBe(true);
      expect(unitsInCart(world.shoppers[0])).toBeGreaterThanOrEqual(
        world.added - world.removed - units(recorded),
      );
    }),
    { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
  );
}, 600_000);
