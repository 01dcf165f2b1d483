/**
 * Reports to the owner of the shop (decision 18, Reports to the owner): uncaught errors and confirmed purchases,
 * without personal data.
 */
import { bundleScript } from '../../../scripts/publish/bundle-script.ts';
import {
  CARDS,
  openFilledCheckout,
  outcome,
  payButton,
  seedCart,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';

/**
 * The pages of a shop with a `PUBLIC_BEACON_URL` have the script in their head; the pages of the tests' shop get it
 * here.
 */
test.beforeEach(async ({ context }) => {
  const define = { __BEACON_URL__: JSON.stringify(`${ORIGINS.sandbox}/beacon`) };
  await context.addInitScript(await bundleScript('src/shell/browser/beacon.ts', define));
});

const isReport = (request: { readonly url: () => string }): boolean =>
  request.url() === `${ORIGINS.sandbox}/beacon`;

test('an uncaught error is reported without its message @desktop', async ({ page, expected }) => {
  expected.push(/^uncaught: María 4111111111111111$/);
  await page.route('**/_astro/page.*.js', async (route) => {
    const response = await route.fetch();
    const broken = 'setTimeout(()=>{throw new RangeError("María 4111111111111111")})';
    await route.fulfill({ response, body: `${await response.text()};${broken}` });
  });
  const report = page.waitForRequest(isReport);
  await page.goto('/checkout?busqueda=secreto');
  const told: unknown = (await report).postDataJSON();
  expect(told).toEqual({
    kind: 'error',
    name: 'RangeError',
    at: expect.stringMatching(/^\/_astro\/page[\w.-]+\.js:\d+:\d+$/),
    page: `${ORIGINS.shop}/checkout`,
  });
  expect((await (await report).response())?.status()).toBe(204);
});

test('a failed hydration is reported @desktop', async ({ page, expected }) => {
  expected.push(/Minified React error #4(18|25)/);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const button = document.querySelector('main astro-island button');
      if (button) button.textContent = 'Other words than those that were built';
    });
  });
  const report = page.waitForRequest(isReport);
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill('ana@example.com');
  const told: unknown = (await report).postDataJSON();
  expect(told).toMatchObject({ kind: 'error', name: 'Error', page: `${ORIGINS.shop}/login` });
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@example.com');
});

test('a purchase is reported once, when it is recorded @desktop', async ({ page, sandbox }) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postDataJSON());
  });
  await seedCart(page, { ...sandbox, article: 2, quantity: 2 });
  await openFilledCheckout(page, CARDS.approved);
  await payButton(page).click();
  await waitForOutcome(page);
  await expect(outcome(page)).toContainText('Orden enviada');
  const purchase = {
    kind: 'purchase',
    cents: expect.any(Number),
    units: 2,
    page: expect.stringContaining('/pago-exito'),
  };
  await expect.poll(() => reports).toEqual([purchase]);
  await page.reload();
  await waitForOutcome(page);
  expect(reports).toEqual([purchase]);
});
