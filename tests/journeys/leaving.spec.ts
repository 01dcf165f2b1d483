/** Pages that are left before they have loaded, by an impatient shopper or on a slow line. */
import { samples } from '../e2e/pages/samples.ts';
import { expect, test } from '../engines/journey-test.ts';
import { fillCart } from './test-products.ts';

test('pages left while their scripts still load cause no error', async ({ shopper, expected }) => {
  test.slow();
  // WebKit reports the abandoned requests of a page that is being left; shoppers do not see it.
  expected.push(/^failed to load: /);
  const { sku } = await samples();
  await fillCart(shopper);
  await shopper.open('/nosotros');
  // The worker fetches much of the shop's code first.
  const isReady = (): Promise<boolean> => shopper.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  await shopper.meets('slow-scripts');
  for (const path of [
    `/producto/${sku}`,
    '/productos',
    '/cart',
    '/login',
    '/checkout',
    `/producto/${sku}`,
    '/',
  ]) {
    await shopper.open(path);
    await shopper.press('link', /^(Tienda|Volver al carrito)/, { inside: { role: 'banner' } });
    await shopper.isAt(/^\/(cart)?$/);
  }
});
