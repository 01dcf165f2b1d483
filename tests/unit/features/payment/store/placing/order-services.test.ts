/** The calls of an order with the shop's own configuration, as they leave the browser. */
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../../fixtures/fake-browser.ts';
import { attempts } from '../../../../fixtures/order-samples.ts';
import { EMPTY_ORDER } from '../../../../fixtures/orders.ts';

const paid = { cartOrder: attempts.recorded.cartOrder, paymentReturn: attempts.recorded.paymentReturn };
const page = new EventTarget();
let asked: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  fakeBrowser();
  asked = [];
  answer = async () => Response.json({ code: 500, message: 'No' });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${new URL(url).pathname}${new URL(url).search}`);
    return answer();
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: false });
  return () => vi.unstubAllGlobals();
});

const services = async () => await import('#features/payment/store/order-services.ts');

test('each call reaches its service, and the cart service gets its environment', async () => {
  const { configuredServices } = await services();
  await configuredServices.stock('C-7');
  await configuredServices.product('TEN-7');
  await configuredServices.createCart(EMPTY_ORDER);
  await configuredServices.paymentData('U-1');
  await configuredServices.sendInvoice(EMPTY_ORDER);
  expect(asked).toEqual([
    'GET /api/v1/items/stock?value=C-7',
    'GET /api/v1/items/TEN-7',
    'POST /api/Cart/create?env=dev',
    'GET /api/Payment/U-1?env=dev',
    expect.stringMatching(/^POST .*invoices/i),
  ]);
});

test('the device reports its connection and its time, and its random numbers do not repeat', async () => {
  const { configuredServices } = await services();
  expect(configuredServices.isOnline()).toBe(false);
  expect(Math.abs(configuredServices.now().getTime() - Date.now())).toBeLessThan(10_000);
  expect(configuredServices.serverNow()).toBeInstanceOf(Date);
  expect(configuredServices.random()).not.toBe(configuredServices.random());
});

test('a payment is recorded with the cart service', async () => {
  answer = async () => Response.json({ Resultado: 1, Mensaje: 'success' });
  const { recordAtService } = await services();
  expect(await recordAtService(paid)).toMatchObject({ ok: true, value: { result: 1 } });
  expect(asked).toEqual(['PATCH /api/Cart?env=dev']);
});

/** Whether the promise settles within the ready tasks. */
async function isAnswered(promise: Promise<unknown>): Promise<boolean> {
  const nothing = Symbol('nothing');
  const soon = new Promise((resolve) => setImmediate(resolve, nothing));
  return (await Promise.race([promise, soon])) !== nothing;
}

test.each([
  ['a call that the page itself broke off, by being left, has no answer', 'pagehide', false],
  ['a call that failed on a page that stays has one', 'focus', true],
])('%s', async (_, event, hasAnswer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const broken = Promise.withResolvers<Response>();
  answer = () => broken.promise;
  const { recordAtService } = await services();
  const recording = recordAtService(paid);
  page.dispatchEvent(new Event(event));
  broken.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(10_000);
  // A lost record is sent again, as long as the page is open.
  expect(asked).toHaveLength(hasAnswer ? 4 : 1);
  expect(await isAnswered(recording)).toBe(hasAnswer);
  vi.useRealTimers();
});

test('an answer that came before the page was left holds, and a page that is left later changes nothing', async () => {
  answer = async () => {
    page.dispatchEvent(new Event('pagehide'));
    return Response.json({ Resultado: 2 });
  };
  const { recordAtService } = await services();
  expect(await recordAtService(paid)).toMatchObject({ ok: true, value: { result: 2 } });
});
