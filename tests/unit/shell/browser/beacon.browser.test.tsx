/**
 * The reports of a page to the owner of the shop (decision 18, Reports to the owner). The script runs once, in the
 * page's head.
 */
import { beforeEach, expect, test, vi } from 'vitest';

const ADDRESS = 'https://owner.test/beacon';
const sendReport = vi.fn<typeof fetch>(async () => Response.json(null));

vi.stubGlobal('__BEACON_URL__', ADDRESS);
vi.stubGlobal('fetch', sendReport);
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'canonical', href: 'https://shop.test/checkout' }),
);
const listen = vi.spyOn(window, 'addEventListener');
await import('#shell/browser/beacon.ts');
/** Its listeners, called by the tests themselves: a real event would be an error of the test. */
const heard = new Map<string, EventListenerOrEventListenerObject>();
for (const [type, listener] of listen.mock.calls) heard.set(type, listener);
listen.mockRestore();

const reports = (): unknown[] => sendReport.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

/** An error of the shop's code at a line. */
function errorAt(place: string, message = 'no'): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at pay (https://shop.test${place})\n    at https://shop.test/_astro/b.js:9:9`;
  return error;
}
function hear(event: Event): void {
  const listener = heard.get(event.type);
  if (typeof listener === 'function') listener(event);
}
const fail = (error: unknown): void => hear(new ErrorEvent('error', { error }));

beforeEach(() => sendReport.mockClear());

test('an error is reported by its kind, its place and its page, not by its message', () => {
  fail(errorAt('/_astro/Checkout.Ab_1-x.js:1:2345', 'María, 4111 1111 1111 1111'));
  // The receiver learns neither the visitor nor the search.
  expect(sendReport.mock.calls).toMatchObject([
    [ADDRESS, { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }],
  ]);
  expect(reports()).toEqual([
    {
      kind: 'error',
      name: 'TypeError',
      at: '/_astro/Checkout.Ab_1-x.js:1:2345',
      page: 'https://shop.test/checkout',
    },
  ]);
});

test('an unhandled rejection is reported too', () => {
  const reason = errorAt('/_astro/a.js:2:2');
  hear(new PromiseRejectionEvent('unhandledrejection', { reason, promise: Promise.resolve() }));
  expect(reports()).toMatchObject([{ at: '/_astro/a.js:2:2' }]);
});

test('an island that renders again is reported, except on a page that the browser has translated', () => {
  const { documentElement } = document;
  const drawnAnew = (at: string) => errorAt(at, 'Minified React error #418');
  documentElement.lang = 'en';
  documentElement.dataset['locale'] = 'es-GT';
  fail(drawnAnew('/_astro/client.js:1:1'));
  expect(reports()).toEqual([]);
  documentElement.lang = 'es-GT';
  fail(drawnAnew('/_astro/client.js:1:2'));
  expect(reports()).toMatchObject([{ at: '/_astro/client.js:1:2' }]);
});

test.each([
  [
    'of an extension',
    Object.assign(new Error('no'), { stack: 'Error: no\n at chrome-extension://abc/x.js:1:1' }),
  ],
  ['of the browser', new DOMException('Transition was skipped', 'AbortError')],
  ['that is none', 'a text'],
])('an error %s is not reported', (_of, error) => {
  fail(error);
  expect(reports()).toEqual([]);
});

test('a confirmed purchase is reported with its amount', () => {
  document.dispatchEvent(new CustomEvent('purchase:confirmed', { detail: { cents: 20_000, units: 2 } }));
  expect(reports()).toEqual([
    { kind: 'purchase', cents: 20_000, units: 2, page: 'https://shop.test/checkout' },
  ]);
});

test('a script that never loads is reported by its path', () => {
  const script = Object.assign(document.createElement('script'), { src: '/_astro/gone.js?4111111111111111' });
  hear(Object.defineProperty(new Event('error'), 'target', { value: script }));
  expect(reports()).toMatchObject([{ kind: 'error', name: 'script', at: '/_astro/gone.js' }]);
});

test('a foreign script that never loads is not reported', () => {
  const script = Object.assign(document.createElement('script'), { src: 'chrome-extension://abc/x.js' });
  hear(Object.defineProperty(new Event('error'), 'target', { value: script }));
  expect(reports()).toEqual([]);
});

test('the same place is reported once', () => {
  fail(errorAt('/_astro/c.js:1:1'));
  fail(errorAt('/_astro/c.js:1:1'));
  expect(reports()).toHaveLength(1);
});

test('a page that fails with every frame reports few places', () => {
  for (let column = 1; column < 50; column += 1) fail(errorAt(`/_astro/d.js:1:${column}`));
  expect(reports().length).toBeLessThanOrEqual(5);
});
