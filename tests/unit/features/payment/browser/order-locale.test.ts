import { beforeEach, expect, test, vi } from 'vitest';
import { orderLocale, postedLocale } from '../../../../../src/features/payment/browser/order-locale.ts';

const storageOf = (stored: Readonly<Record<string, unknown>>) => ({
  getItem: (key: string) => (key in stored ? JSON.stringify(stored[key]) : null),
});
const store = (local: Readonly<Record<string, unknown>>, session: Readonly<Record<string, unknown>> = {}) => {
  vi.stubGlobal('localStorage', storageOf(local));
  vi.stubGlobal('sessionStorage', storageOf(session));
};
const order = (orderid: string, locale: unknown) => ({ orderid, summary: { locale } });

beforeEach(() => store({}));

test('a return is led to the language of its order, however late it comes', () => {
  store({
    'tienda:cartOrder': order('FAC-3', 'es-GT'),
    'tienda:earlierPayments': [order('FAC-2', 'es-GT'), order('FAC-1', 'en')],
    'tienda:orders': [{ number: 'D-0', summary: { locale: 'en' }, attempt: { orderId: 'FAC-0' } }],
  });
  expect(['FAC-3', 'FAC-2', 'FAC-1', 'FAC-0'].map(orderLocale)).toEqual(['es-GT', 'es-GT', 'en', 'en']);
});
test.each(['', 'FAC-9'])('one that names %j, to that of the payment under way', (orderId) => {
  store({ 'tienda:cartOrder': order('FAC-3', 'en'), 'tienda:earlierPayments': [order('FAC-1', 'es-GT')] });
  expect(orderLocale(orderId)).toBe('en');
});
test("the tab's copy is used where the shared storage lost the order", () => {
  store({}, { 'tienda:cartOrder': order('FAC-3', 'en') });
  expect(orderLocale('FAC-3')).toBe('en');
});
test('the copy of a full device wins over the stored order from before', () => {
  const [before, after] = [order('FAC-1', 'es-GT'), order('FAC-3', 'en')];
  const key = 'tienda:cartOrder';
  store({ [key]: before }, { [`${key}:tab`]: after, [`${key}:tab-from`]: before });
  expect(orderLocale('')).toBe('en');
});
test.each<[string, Readonly<Record<string, unknown>>]>([
  ['nothing', {}],
  ['another shape', { 'tienda:cartOrder': [1], 'tienda:earlierPayments': { a: 1 }, 'tienda:orders': 'x' }],
  ['a language there is not', { 'tienda:cartOrder': order('FAC-1', 'xx') }],
  ['no summary', { 'tienda:cartOrder': { orderid: 'FAC-1' } }],
])('with %s stored there is none', (_, local) => {
  store(local);
  expect(orderLocale('FAC-1')).toBeUndefined();
});
test('a forbidden storage has none', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(orderLocale('FAC-1')).toBeUndefined();
});

test('a return without a query is led to the language of the posted order, once for each attempt', () => {
  const posted = (state: string, startedAt: number) => ({
    'tienda:cartOrder': { attempt: { state, startedAt }, summary: { locale: 'en' } },
  });
  const session = new Map<string, string>();
  const open = (state: string, startedAt: number) => {
    store(posted(state, startedAt));
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
    });
    return postedLocale();
  };
  expect([open('denied', 1), open('posted', 1), open('posted', 1), open('posted', 2)]).toEqual([
    undefined,
    'en',
    undefined,
    'en',
  ]);
});
