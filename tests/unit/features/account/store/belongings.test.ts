/**
 * The owner of the data in this browser (decision 48, Orders kept in this browser): nothing passes to the next
 * customer.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { request } from '../../../fixtures/fake-order-services.ts';
import { attempts, order, summary } from '../../../fixtures/order-samples.ts';
import { nextPage, openTab, postOrder, recorderTo, sharedBrowser } from '../../../fixtures/payment-tabs.ts';
import { ANA, answering, CREDENTIALS, LOGGED_IN, SESSION } from '../../../fixtures/session-samples.ts';

afterEach(() => vi.unstubAllGlobals());

const CARLOS = { ...ANA, id: 8, name: 'Carlos', email: 'carlos@example.com' };
const GUEST = order({
  number: 'G-1',
  summary: summary({ customerName: 'VISITA', email: 'visita@correo.gt' }),
  attempt: attempts.recorded,
});
const OWN = order({ number: 'A-1', summary: summary({ customerId: ANA.id, customerName: 'ANA' }) });
const OTHER = order({ number: 'C-1', summary: summary({ customerId: CARLOS.id, customerName: 'CARLOS' }) });
const ORDERS = { 'tienda:orders': JSON.stringify([GUEST, OWN, OTHER]) };

/** A browser with these keys, and the stores of a page. */
async function open(stored: Readonly<Record<string, string>>) {
  const browser = fakeBrowser(stored);
  return {
    browser,
    session: await import('#features/account/store/session.ts'),
    own: await import('#features/payment/store/order-history.ts'),
    orders: await import('#features/payment/store/order-history.ts'),
    taxIds: await import('#features/checkout/store/remembered-tax-ids.ts'),
    place: await import('#features/delivery/store/delivery.ts'),
    draft: await import('#features/checkout/store/checkout-form.ts'),
  };
}
type Page = Awaited<ReturnType<typeof open>>;

const numbers = ({ own }: Page) => own.$ownOrders.get().map(({ number }) => number);
const stored = ({ browser }: Page) => browser.stored.get('tienda:orders') ?? '';

describe('the orders of this browser', () => {
  test('are shown only to the account that placed them', async () => {
    expect(numbers(await open({ ...LOGGED_IN, ...ORDERS }))).toEqual(['A-1']);
  });
  test('of a guest are shown while no customer is logged in', async () => {
    expect(numbers(await open(ORDERS))).toEqual(['G-1']);
  });
  test('of a guest are removed when a customer logs in, also from the storage', async () => {
    const page = await open(ORDERS);
    answering(200, SESSION);
    await page.session.logIn(CREDENTIALS);
    expect(numbers(page)).toEqual(['A-1']);
    expect(stored(page)).not.toMatch(/visita|G-1|Aprobada|123456|CARLOS/i);
    page.session.logOut();
    expect(numbers(page)).toEqual([]);
  });
  test('of an account are removed at its logout: no name, address or tax id remains', async () => {
    const page = await open({ ...LOGGED_IN, ...ORDERS });
    page.session.logOut();
    expect(numbers(page)).toEqual([]);
    const everything = [...page.browser.stored.values(), ...page.browser.tab.values()].join('\n');
    expect(everything).not.toMatch(/VISITA|"ANA"|CARLOS|576937K|12 calle|@/);
  });
  test('of a release without owners belong to the account of their e-mail, or are removed', async () => {
    const { customerId: _, ...unknown } = summary();
    const mine = { number: 'L-1', summary: { ...unknown, email: 'ANA@example.com' } };
    const page = await open({
      ...LOGGED_IN,
      'tienda:orders': JSON.stringify([mine, { number: 'L-2', summary: unknown }]),
    });
    expect(numbers(page)).toEqual(['L-1']);
    page.session.logOut();
    expect([numbers(page), page.browser.stored.has('tienda:orders')]).toEqual([[], false]);
  });
  test('of a guest are cleared by the guest', async () => {
    const page = await open(ORDERS);
    page.own.retainOrdersOf(null);
    expect([numbers(page), stored(page).includes('VISITA')]).toEqual([[], false]);
  });
  test('that were paid stay known after their buyer is gone: no copy brings them back', async () => {
    const page = await open(ORDERS);
    page.own.retainOrdersOf(null);
    const cart = page.orders.$orders
      .get()
      .flatMap(({ attempt }) => (attempt && 'cartOrder' in attempt ? attempt.cartOrder.cartId : []));
    expect(cart).toEqual(['U-1']);
  });
});

test('a session that the service ends leaves nothing visible to the next customer, and keeps the cart', async () => {
  const place = { 'tienda:place': JSON.stringify({ departmentId: 1, municipalityId: 2 }) };
  const page = await open({ ...LOGGED_IN, ...ORDERS, ...place });
  const { startSessionNotice } = await import('#features/account/browser/session-notice.ts');
  const { expireSession } = await import('#features/account/store/customer.ts');
  startSessionNotice();
  expireSession('abc');
  await vi.waitFor(() => expect(stored(page)).not.toContain('VISITA'));
  expect([
    numbers(page),
    page.browser.stored.has('tienda:place'),
    page.place.$deliveryPlace.get().departmentId,
  ]).toEqual([[], false, 0]);
  expect(page.browser.stored.get('tienda')).toContain('KNL-1');
});

describe('a payment', () => {
  const APPROVED = '?response=1&authcode=123456&transactionid=9001&orderid=FAC-1&amount=100.00&hash=abc';
  const logInAs = (browser: ReturnType<typeof sharedBrowser>, user: typeof ANA): void => {
    browser.stored.set('tienda:usuario', JSON.stringify(user));
    browser.stored.set('tienda', mainDocument([line()], { token: 'abc' }));
  };

  test('of an account leaves a receipt that the next customer of the browser does not see', async () => {
    const browser = sharedBrowser([line()]);
    logInAs(browser, ANA);
    let tab = await openTab(browser);
    const ready = await tab.placing.placeOrder(
      { ...request, customer: { ...request.customer, userId: ANA.id } },
      (await import('../../../fixtures/fake-order-services.ts')).fakeOrderServices(),
    );
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    tab.placing.handOff(ready, (await import('../../../fixtures/samples.ts')).card);
    tab = await nextPage(browser, tab, APPROVED);
    await tab.returning.completePayment(recorderTo([]));
    expect(tab.returning.$paymentOutcome.get()).toMatchObject({
      kind: 'recorded',
      order: { summary: { customerId: ANA.id, taxId: '576937K' } },
    });

    logInAs(browser, CARLOS);
    tab = await openTab(browser);
    await tab.returning.completePayment(recorderTo([]));
    expect(tab.returning.$paymentOutcome.get()).toEqual({ kind: 'nothing' });
    tab = await openTab(browser, APPROVED);
    await tab.returning.completePayment(recorderTo([]));
    expect(tab.returning.$paymentOutcome.get()).toMatchObject({
      kind: 'recorded',
      order: { summary: undefined },
    });
    logInAs(browser, ANA);
    tab = await openTab(browser);
    await tab.returning.completePayment(recorderTo([]));
    expect(tab.returning.$paymentOutcome.get()).toMatchObject({ kind: 'recorded', order: { number: 'D-1' } });
  });
  test("of an account whose session ended at the bank is recorded, and removes its buyer's data", async () => {
    const browser = sharedBrowser([line()]);
    logInAs(browser, ANA);
    let tab = await openTab(browser);
    const ready = await tab.placing.placeOrder(
      { ...request, customer: { ...request.customer, userId: ANA.id } },
      (await import('../../../fixtures/fake-order-services.ts')).fakeOrderServices(),
    );
    if (ready.kind !== 'ready') throw new Error(ready.kind);
    tab.placing.handOff(ready, (await import('../../../fixtures/samples.ts')).card);
    browser.stored.delete('tienda:usuario');
    browser.stored.set('tienda', mainDocument([line()]));
    tab = await nextPage(browser, tab, APPROVED);
    await tab.returning.completePayment(recorderTo([]));
    expect(tab.returning.$paymentOutcome.get()).toMatchObject({ kind: 'recorded' });
    expect(browser.stored.get('tienda:orders')).not.toMatch(/GARCÍA|576937K|Mixco|maria@/);
  });
  test('of a guest that was denied shows nothing to a customer who logs in later, nor keeps a name', async () => {
    const browser = sharedBrowser([line()]);
    let tab = await openTab(browser);
    await postOrder(tab);
    tab = await nextPage(browser, tab, '?response=2&responsetext=Fondos&transactionid=9&orderid=FAC-1');
    await tab.returning.completePayment(recorderTo([]));
    answering(200, SESSION);
    const session = await import('#features/account/store/session.ts');
    await session.logIn(CREDENTIALS);
    expect(browser.stored.get('tienda:cartOrder')).not.toMatch(/GARCÍA|576937K|Mixco|maria@/);
    tab = await openTab(browser);
    await tab.returning.completePayment(recorderTo([]));
    expect(tab.returning.$paymentOutcome.get()).toEqual({ kind: 'nothing' });
  });
});

describe("a customer's data", () => {
  const maria = { taxId: '576937K', name: 'GARCÍA,MARÍA' };
  const ids = ({ taxIds }: Page) => taxIds.$rememberedTaxIds.get().map(({ taxId }) => taxId);

  test('remembered tax ids are removed with the session that agreed to them, and a guest’s with a login', async () => {
    const page = await open(LOGGED_IN);
    page.taxIds.rememberTaxId(maria);
    expect(ids(page)).toEqual(['576937K']);
    page.session.logOut();
    expect([ids(page), page.browser.stored.has('tienda:taxIds')]).toEqual([[], false]);
    page.taxIds.rememberTaxId({ taxId: '37K', name: 'OTRO' });
    expect(ids(page)).toEqual(['37K']);
    answering(200, SESSION);
    await page.session.logIn(CREDENTIALS);
    expect([ids(page), page.browser.stored.has('tienda:taxIds')]).toEqual([[], false]);
  });
  test('the place of delivery is removed with the session', async () => {
    const page = await open(LOGGED_IN);
    page.place.setDeliveryPlace(3, 301);
    page.session.logOut();
    expect(page.place.$deliveryPlace.get()).toEqual({ departmentId: 0, municipalityId: 0 });
    expect(page.browser.stored.has('tienda:place')).toBe(false);
  });
  test('a draft of the checkout in a suspended tab is not shown to the next customer', async () => {
    const page = await open(LOGGED_IN);
    page.draft.typeInto('address', '6a avenida 12-34');
    const { browser } = page;
    const draft = browser.tab.get('tienda:checkoutForm') ?? '';
    expect(draft).toContain('6a avenida');
    for (const [name, keys] of [
      ['a visitor', {}],
      ['another', { ...LOGGED_IN, 'tienda:usuario': JSON.stringify(CARLOS) }],
    ] as const) {
      fakeBrowser(keys, { 'tienda:checkoutForm': draft });
      const { $checkoutForm } = await import('#features/checkout/store/checkout-form.ts');
      expect($checkoutForm.get().address, name).toBe('');
    }
    fakeBrowser(LOGGED_IN, { 'tienda:checkoutForm': draft });
    const { $checkoutForm } = await import('#features/checkout/store/checkout-form.ts');
    expect($checkoutForm.get().address).toBe('6a avenida 12-34');
  });
  test('a draft typed as a guest stays with the customer who logs in', async () => {
    const page = await open({});
    page.draft.typeInto('address', '6a avenida 12-34');
    answering(200, SESSION);
    await page.session.logIn(CREDENTIALS);
    expect(page.draft.$checkoutForm.get()).toMatchObject({ address: '6a avenida 12-34', email: ANA.email });
  });
});
