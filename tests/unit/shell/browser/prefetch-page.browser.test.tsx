/** Fetching the next page's document in browsers without Speculation Rules (decision 110, Next page). */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startPagePrefetch } from '#shell/browser/prefetch-page.ts';

const links = (): readonly string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => {
    const { pathname, search, hash } = new URL(href);
    return pathname + search + hash;
  });

function point(type: 'pointerdown' | 'pointerover', selector: string, pointerType = 'mouse'): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
}

/** Replaces a shared property of the browser for this test, and restores it. */
function set(object: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, configurable: true });
  onTestFinished(() => {
    if (own) Object.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
  });
}

const inCharge = (controller: unknown): void => set(navigator, 'serviceWorker', { controller });

const HTML = `
  <a id="product" href="/producto/A?color=rojo#fotos"><b>A</b></a> <a id="other" href="/producto/B">B</a>
  <a id="cart" href="/cart">Carrito</a> <a id="download" href="/producto/C" download>C</a>
  <a id="tab" href="/producto/C" target="_blank">C</a> <a id="away" href="https://elsewhere.test/producto/A">away</a>
  <a id="here" href="#contenido">here</a> <p id="text">text</p>`;

/** Opens a page of a browser without Speculation Rules, and starts its listener. */
function open(): void {
  const root = document.createElement('div');
  root.innerHTML = HTML;
  document.body.replaceChildren(root);
  startPagePrefetch(root);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  set(HTMLScriptElement, 'supports', () => false);
  inCharge(null);
});
afterEach(() => {
  for (const link of document.head.querySelectorAll('link[rel=prefetch]')) link.remove();
  vi.useRealTimers();
});

test('a page is prefetched at a press on its link, without the fragment', () => {
  open();
  point('pointerdown', '#product b', 'touch');
  expect(links()).toEqual(['/producto/A?color=rojo']);
});

test('a page is prefetched when a mouse rests on its link, and not when the mouse only passes', () => {
  open();
  point('pointerover', '#product');
  vi.advanceTimersByTime(64);
  point('pointerover', '#text');
  vi.advanceTimersByTime(100);
  expect(links()).toEqual([]);
  point('pointerover', '#other');
  vi.advanceTimersByTime(65);
  expect(links()).toEqual(['/producto/B']);
});

test('a finger that slides over links prefetches nothing', () => {
  open();
  point('pointerover', '#product', 'touch');
  vi.advanceTimersByTime(100);
  expect(links()).toEqual([]);
});

test.each(['cart', 'download', 'tab', 'away', 'here', 'text'])('nothing is prefetched of #%s', (id) => {
  open();
  point('pointerdown', `#${id}`);
  expect(links()).toEqual([]);
});

test('a page is prefetched once, and again when the prefetched copy is old', () => {
  open();
  point('pointerdown', '#product');
  point('pointerdown', '#product');
  expect(links()).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  point('pointerdown', '#product');
  expect(links()).toHaveLength(2);
});

test('an active service worker fetches the page', () => {
  const postMessage = vi.fn();
  inCharge({ postMessage });
  open();
  point('pointerdown', '#product');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(new URL('/producto/A?color=rojo', location.href).href);
  expect(links()).toEqual([]);
});

test('nothing is prefetched where the browser follows the rules of the header', () => {
  set(HTMLScriptElement, 'supports', (type: string) => type === 'speculationrules');
  open();
  point('pointerdown', '#product');
  expect(links()).toEqual([]);
});

test('nothing is prefetched for a visitor who saves data', () => {
  set(navigator, 'connection', { saveData: true });
  open();
  point('pointerdown', '#product');
  expect(links()).toEqual([]);
});
