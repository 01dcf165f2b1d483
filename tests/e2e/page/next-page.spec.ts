/** The next page in a browser without Speculation Rules (decision 110, Next page). */
import { expect, test } from '../fixtures/shop.ts';

test.use({ serviceWorkers: 'allow' });
// The worker fetches a good part of the shop's code first.
test.describe.configure({ timeout: 120_000 });

test('the page whose link is touched is fetched at once, and opened without being asked for again @desktop', async ({
  page,
  context,
}) => {
  // This browser knows the rules: it gets none.
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const rules = { contentType: 'application/speculationrules+json', body: '{}' };
  await context.route('**/speculation-rules.json', (route) => route.fulfill(rules));
  await page.goto('/nosotros');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/terminos-y-condiciones');
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' });
  // The first interaction loads what listens for the next.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await link.hover();
    expect(asked).toContain('/preguntas-frecuentes');
  }).toPass({ timeout: 20_000 });
  await link.click();
  await expect(page).toHaveTitle(/Preguntas/);
  expect(asked.filter((path) => path === '/preguntas-frecuentes')).toHaveLength(1);
});
