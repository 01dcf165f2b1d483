import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCK_MILLISECONDS } from '#features/payment/rules/payment-attempt.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { line } from '../../../../fixtures/cart-items.ts';
import { bad, fakeOrderServices, request, START } from '../../../../fixtures/fake-order-services.ts';
import {
  openTab,
  readyOrder,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../../fixtures/payment-tabs.ts';
import { card } from '../../../../fixtures/samples.ts';

let browser: SharedBrowser;
let tab: Tab;

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
});

const state = () => tab.attempt.$cartOrder.get().attempt.state;
const place = (services = fakeOrderServices()) => tab.placing.placeOrder(request, services);
const network: ServiceFailure = { kind: 'network' };

const ready = (services = fakeOrderServices()) => readyOrder(tab, services);

describe('one order, one payment', () => {
  test('two presses create one cart', async () => {
    const services = fakeOrderServices();
    const outcomes = await Promise.all([place(services), place(services), place(services)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ready', 'locked', 'locked']);
    expect(services.orders).toHaveLength(1);
  });
  test('two tabs create one cart', async () => {
    const services = fakeOrderServices();
    const other = await openTab(browser);
    const outcomes = await Promise.all([place(services), other.placing.placeOrder(request, services)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ready', 'locked']);
    expect(services.orders).toHaveLength(1);
  });
  test('without Web Locks the stored attempt keeps the second tab out', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const services = fakeOrderServices();
    await place(services);
    const other = await openTab(browser);
    vi.stubGlobal('navigator', { onLine: true });
    expect((await other.placing.placeOrder(request, services)).kind).toBe('locked');
  });
  test('a prepared payment is posted once', async () => {
    const outcome = await ready();
    expect(tab.placing.handOff(outcome, card)).toBeDefined();
    expect(tab.placing.handOff(outcome, card)).toBeUndefined();
  });
  test('a payment that the shopper came back from meanwhile is not posted', async () => {
    const outcome = await ready();
    tab.attempt.returnToCheckout(START);
    expect(tab.placing.handOff(outcome, card)).toBeUndefined();
  });
  test('a second tab that opens the checkout does not end the first one’s payment', async () => {
    const outcome = await ready();
    const other = await openTab(browser);
    other.attempt.returnToCheckout(START);
    tab.enter();
    expect(tab.placing.handOff(outcome, card)).toBeDefined();
  });
  test('an unknown outcome is never answered with a second cart, until the shopper chooses it', async () => {
    const services = fakeOrderServices({ createCart: async () => bad(network) });
    await place(services);
    expect((await place(services)).kind).toBe('unknown');
    expect(services.orders).toHaveLength(1);
    tab.attempt.setPaymentAside(START);
    expect((await place(fakeOrderServices())).kind).toBe('ready');
  });
  test('coming back from the provider leaves the outcome open', async () => {
    tab.placing.handOff(await ready(), card);
    expect(tab.attempt.returnToCheckout(START).state).toBe('unknown');
    expect((await place()).kind).toBe('unknown');
  });
  test('after 15 minutes a posted payment is unknown, not free to be made again', async () => {
    tab.placing.handOff(await ready(), card);
    const late = new Date(START.getTime() + LOCK_MILLISECONDS);
    expect((await place(fakeOrderServices({ now: () => late }))).kind).toBe('unknown');
  });
  test('payment data are fetched with each press, and none from an earlier one are posted again', async () => {
    let now = START;
    const services = fakeOrderServices({ now: () => now });
    const old = await ready(services);
    tab.placing.abandon(old);
    now = new Date(START.getTime() + LOCK_MILLISECONDS);
    await ready(services);
    expect(services.calls.filter((call) => call.startsWith('payment'))).toHaveLength(2);
    expect(tab.placing.handOff(old, card)).toBeUndefined();
  });
  test('an approval that was not recorded comes first', async () => {
    tab.placing.handOff(await ready(), card);
    const { approved } = await import('../../../../fixtures/samples.ts');
    tab.attempt.advanceAttempt({ type: 'returned', paymentReturn: approved });
    tab.attempt.advanceAttempt({ type: 'record-failed', failure: network });
    expect((await place()).kind).toBe('unrecorded');
  });
  test('a card that was wiped meanwhile ends the attempt without a post', async () => {
    tab.placing.abandon(await ready());
    expect(state()).toBe('failed');
    expect((await place()).kind).toBe('ready');
  });
});
