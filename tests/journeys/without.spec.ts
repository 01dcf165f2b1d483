/** A shopper's journeys without scripts or without a connection. */
import { samples } from '../e2e/pages/samples.ts';
import { expect, test } from '../engines/journey-test.ts';
import { chooseSize } from './test-products.ts';

/** The browser's own messages where scripts are off. */
const BLOCKED = /^console error: Blocked script execution/;

const MAIN = { inside: { role: 'main' } } as const;

test('without scripts a shopper gets from the home page to a product, and reads it', async ({
  shopper,
  expected,
}) => {
  expected.push(BLOCKED);
  await shopper.meets('no-scripts');
  await shopper.open('/');
  // Without scripts the driver cannot detect that the page moved under the finger.
  await shopper.rests();
  await shopper.press('link', 'Ver todos los productos');
  await shopper.isAt(/^\/productos$/);
  const card = { role: 'article', inside: { role: 'list', name: 'Productos' } } as const;
  const { says } = await shopper.sees('heading', undefined, { inside: card });
  await shopper.press('link', says, { inside: card });
  await shopper.isAt(/^\/producto\//);
  await shopper.sees('heading', says);
  await shopper.sees('text', /^Q\s[\d,]+\.\d\d$/, MAIN);
  await shopper.type('Buscar', 'tenis');
  await shopper.key('Enter');
  await shopper.isAt(/^\/productos\?busqueda=tenis$/);
  await shopper.press('link', /^Carrito/);
  await shopper.isAt(/^\/cart$/);
  await shopper.sees('text', /JavaScript/, MAIN);
  await shopper.open('/checkout');
  await shopper.sees('text', /JavaScript/, MAIN);
  await shopper.press('link', 'Ir a contacto', MAIN);
  await shopper.isAt(/^\/contact$/);
});

/**
 * Reaches for the cart and for a page; returns the paths posted to the worker, after the worker has answered a later
 * request (decision 110, Next page).
 */
const REACH = `(() => {
  const posted = [];
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (url) {
    posted.push(new URL(url).pathname);
    postMessage.call(this, url);
  };
  for (const path of ['/cart', '/preguntas-frecuentes'])
    document.querySelector('a[href="' + path + '"]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return fetch('/version.json', { cache: 'no-store' }).then(() => posted);
})()`;

test('offline, visited and prefetched pages open, the cart works, and other pages explain why they do not', async ({
  shopper,
  expected,
  engineName,
}) => {
  test.slow();
  const { sku, name } = await samples();
  const isKept = (path: string): Promise<boolean> =>
    shopper.evaluate(`caches.match(${JSON.stringify(path)}, { ignoreVary: true }).then(Boolean)`);
  await shopper.open('/nosotros');
  // The worker fetches much of the shop's code first.
  const isReady = (): Promise<boolean> => shopper.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  await shopper.open(`/producto/${sku}`);
  await chooseSize(shopper);
  await shopper.press('button', 'Añadir al carrito');
  await shopper.sees('text', 'Tienes 1 en tu carrito.');
  await expect.poll(() => isKept(`/producto/${sku}`)).toBe(true);
  // Chromium's speculation rules react to a finger, not to an event.
  const isAskedByScript = engineName !== 'chromium';
  if (isAskedByScript) expect(await shopper.evaluate(REACH)).toEqual(['/preguntas-frecuentes']);
  await shopper.meets('offline');
  expected.push(/./);
  if (isAskedByScript) {
    await shopper.press('link', /^Preguntas/, { inside: { role: 'contentinfo' } });
    await shopper.isAt(/^\/preguntas-frecuentes$/);
    await shopper.sees('heading', /^Preguntas/);
  }
  await shopper.open(`/producto/${sku}`);
  await shopper.sees('heading', name);
  await shopper.open('/cart');
  await shopper.press('button', 'Aumentar cantidad');
  await shopper.holds('Cantidad', '2');
  await shopper.open('/ubicaciones');
  await shopper.sees('heading', 'Sin conexión');
  await shopper.meets();
  await shopper.open('/ubicaciones');
  await shopper.sees('heading', 'Ubicaciones');
});
