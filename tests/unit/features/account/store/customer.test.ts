import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { ANA, answering, fakeSessionStorage, HOME, LOGGED_IN } from '../../../fixtures/session-samples.ts';

const load = () => import('#features/account/store/session.ts');
const loadCustomer = () => import('#features/account/store/customer.ts');
const stored = ({ stored }: FakeBrowser, key: string): unknown => JSON.parse(stored.get(key) ?? 'null');

beforeEach(fakeSessionStorage);
afterEach(() => vi.unstubAllGlobals());

describe('the end of a session', () => {
  it('forgets user, addresses, token and the draft of the checkout, and nothing else', async () => {
    const browser = fakeBrowser(LOGGED_IN);
    const { logOut } = await load();
    const { $isLoggedIn } = await loadCustomer();
    const { $checkoutForm, EMPTY_FORM, typeInto } = await import('#features/checkout/store/checkout-form.ts');
    expect($isLoggedIn.get()).toBe(true);
    typeInto('name', ANA.name);
    logOut();
    expect($isLoggedIn.get()).toBe(false);
    expect([...browser.stored.keys()]).toEqual(['tienda', 'tienda:wishlist', 'tienda:compare']);
    expect(stored(browser, 'tienda')).toMatchObject({ token: null, cart: [line()] });
    expect($checkoutForm.get()).toBe(EMPTY_FORM);
  });

  it('forgets damaged data of the customer that was set aside', async () => {
    const keys = ['tienda', 'tienda:usuario', 'tienda:address', 'tienda:orders', 'tienda:cartOrder'];
    const more = [...keys, 'tienda:earlierPayments', 'tienda:taxIds'].map((key) => `${key}:rejected`);
    const browser = fakeBrowser({
      ...LOGGED_IN,
      ...Object.fromEntries(more.map((key) => [key, '{"damaged"'])),
    });
    const { logOut } = await load();
    logOut();
    expect([...browser.stored.keys()].filter((key) => key.endsWith(':rejected'))).toEqual([]);
  });

  it('in another tab reaches this one', async () => {
    const browser = fakeBrowser(LOGGED_IN);
    await load();
    const { $isLoggedIn } = await loadCustomer();
    const { $checkoutForm, EMPTY_FORM, typeInto } = await import('#features/checkout/store/checkout-form.ts');
    expect($isLoggedIn.get()).toBe(true);
    typeInto('name', ANA.name);
    browser.otherTabWrites('tienda', mainDocument([line()]));
    expect($isLoggedIn.get()).toBe(false);
    expect($checkoutForm.get()).toBe(EMPTY_FORM);
  });

  it('comes with a 401 of any call with the token, keeps the cart and is announced once', async () => {
    const browser = fakeBrowser(LOGGED_IN);
    answering(401, { message: 'La sesión ha expirado' });
    await load();
    const { $isLoggedIn } = await loadCustomer();
    const { cartService, storeApi } = await import('#features/account/store/customer.ts');
    const { requestJson } = await import('#shared/http/http.ts');
    const call = (connection: ReturnType<typeof storeApi>) =>
      requestJson({ connection, method: 'POST', path: '/x', body: {} });
    await Promise.all([call(cartService()), call(storeApi())]);
    expect($isLoggedIn.get()).toBe(false);
    expect(stored(browser, 'tienda')).toMatchObject({ token: null, cart: [line()] });
    expect(browser.sent('session:expired')).toHaveLength(1);
  });

  it('does not come with a 401 for a token that was replaced meanwhile', async () => {
    const browser = fakeBrowser(LOGGED_IN);
    const { $token, setToken } = await import('#features/cart/store/main-store.ts');
    const { expireSession } = await loadCustomer();
    setToken('new');
    expireSession('abc');
    expect($token.get()).toBe('new');
    expect(browser.sent('session:expired')).toEqual([]);
  });
});

describe('a stored session', () => {
  it.each([
    ['no JSON', '{'],
    ['of another shape', '{"id":"7"}'],
    ['a list', '[]'],
  ])('whose user is %s is set aside and ended, the cart kept', async (_name, text) => {
    const browser = fakeBrowser({ ...LOGGED_IN, 'tienda:usuario': text });
    await load();
    const { $isLoggedIn } = await loadCustomer();
    expect($isLoggedIn.get()).toBe(false);
    expect(browser.stored.get('tienda:usuario:rejected')).toBe(text);
    expect(stored(browser, 'tienda')).toMatchObject({ token: null, cart: [line()] });
  });

  it('without a token is ended', async () => {
    const browser = fakeBrowser({ ...LOGGED_IN, tienda: mainDocument([]) });
    await load();
    expect(browser.stored.has('tienda:usuario')).toBe(false);
    expect(browser.stored.has('tienda:address')).toBe(false);
  });

  it('keeps the addresses that can be read', async () => {
    const text = JSON.stringify([HOME, { id: 4 }, null]);
    const browser = fakeBrowser({ ...LOGGED_IN, 'tienda:address': text });
    const { $addresses } = await loadCustomer();
    expect($addresses.get()).toEqual([HOME]);
    expect(browser.stored.get('tienda:address:rejected')).toBe('[{"id":4},null]');
  });
});
