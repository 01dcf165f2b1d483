/**
 * Every cell of the matrix through the stores' verbs, with only the network replaced: the outcome of the table, no
 * exception, no flag left on, no lost data of the shopper, and a successful next try.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPage, openTab, type SharedBrowser, sharedBrowser } from '../unit/fixtures/payment-tabs.ts';
import { LOGGED_IN } from '../unit/fixtures/session-samples.ts';
import { ANSWERS } from './answers.ts';
import { FAULT_NAMES, type FaultName, replyOf } from './faults.ts';
import { CALL_NAMES, MATRIX } from './matrix/matrix.ts';
import { type Call, deadlinesByTimer, type FakeNetwork, fakeNetwork } from './network.ts';
import { loadSubjects, SUBJECTS } from './subjects.ts';

const configured = vi.hoisted(() => ({ paymentMode: 'card' }));
vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return {
    get shopConfiguration() {
      return { ...shopConfiguration, paymentMode: configured.paymentMode };
    },
  };
});

// The first import of its modules is slow while other tests run.
beforeAll(loadSubjects, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  deadlinesByTimer();
  // Unreadable rows are reported as warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const callOf = (name: (typeof CALL_NAMES)[number]): Call => MATRIX[name];

/** A page that receives the event of its own end. */
async function open(shared: SharedBrowser, opening: ReturnType<typeof openTab>) {
  const tab = await opening;
  for (const verb of ['addEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(verb, shared.window[verb].bind(shared.window));
  return tab;
}

/** Rounds of pending tasks before a silent page counts as finished. */
const ROUNDS = 600;

/** The result of an act; the clock advances half a minute meanwhile. */
async function settle(acting: Promise<string>): Promise<string> {
  let result: string | undefined;
  acting.then(
    (outcome) => {
      result = outcome;
    },
    (error: unknown) => {
      result = `thrown: ${String(error)}`;
    },
  );
  for (let round = 1; round <= ROUNDS && result === undefined; round += 1) {
    if (round % 20 === 0) await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return result ?? 'still under way';
}

/** The shopper's stored data: lines with their units, favourites, and the session unless it is over. */
function belongings({ stored }: SharedBrowser, isSessionOver: boolean): unknown {
  const read = (key: string) => JSON.parse(stored.get(key) ?? 'null');
  const { cart, token } = read('tienda');
  const lines = cart.map(({ cartItemId, quantity }: Record<string, unknown>) => [cartItemId, quantity]);
  const session = [token, read('tienda:usuario'), read('tienda:address')];
  return {
    lines,
    saved: [read('tienda:wishlist'), read('tienda:compare')],
    ...(!isSessionOver && { session }),
  };
}

type Rig = { readonly shared: SharedBrowser; readonly network: FakeNetwork };

function startRig(name: (typeof CALL_NAMES)[number]): Rig {
  configured.paymentMode = name === 'invoice' ? 'order' : 'card';
  const shared = sharedBrowser([]);
  for (const [key, text] of Object.entries(SUBJECTS[name].stored ?? LOGGED_IN)) shared.stored.set(key, text);
  const answers = CALL_NAMES.map((each) => [callOf(each), ANSWERS[each]] as const);
  return { shared, network: fakeNetwork(new Map(answers)) };
}

describe.each(CALL_NAMES)('%s', (name) => {
  const { cells, good } = MATRIX[name];
  const subject = SUBJECTS[name];
  test.each(FAULT_NAMES)('%s', async (fault: FaultName) => {
    const { shared, network } = startRig(name);
    const tab = await open(shared, openTab(shared, subject.query));
    const isOver = fault === 401 && shared.stored.get('tienda:usuario') !== undefined;
    const before = belongings(shared, isOver);
    network.fail(callOf(name), replyOf(fault, ANSWERS[name]));

    const { outcome } = cells[fault];
    expect(await settle(subject.act())).toBe(outcome);
    expect(network.asked.filter((asked) => asked.startsWith(callOf(name).method))).not.toEqual([]);
    expect(belongings(shared, isOver)).toEqual(before);
    if (fault !== 'left') expect(await subject.isBusy(), 'still busy').toBe(false);

    network.fail(callOf(name), undefined);
    if (fault === 'left') {
      shared.locks.release();
      await open(shared, nextPage(shared, tab));
    }
    // Where an order may exist, another one needs the shopper's choice; an expired session starts again.
    const mayExist = outcome === 'unknown' || outcome === 'cart-id-missing';
    const again = mayExist ? 'unknown' : name === 'address' && isOver ? 'login-missing' : good;
    expect(await settle(subject.act())).toBe(again);
  });
});
