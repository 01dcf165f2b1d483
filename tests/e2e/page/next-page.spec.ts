/** The next page before the shopper requests it (decision 110, Next page; decision 160, Next picture). */
import { expect, test } from '../fixtures/shop.ts';

const currentSource = (picture: HTMLElement): string =>
  picture instanceof HTMLImageElement ? picture.currentSrc : '';

test.use({ serviceWorkers: 'allow' });
// The worker fetches much of the shop's code first.
test.describe.configure({ timeout: 120_000 });

test('without Speculation Rules the page of a touched link is fetched at once, and opens without another request @desktop', async ({
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

test('a mouse over a card requests the first picture of the product’s page @desktop', async ({ page }) => {
  await page.goto('/productos');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  const card = page.getByRole('article').first();
  const shown = await card.locator('img').first().evaluate(currentSource);
  const isLarger = (url: string): boolean => url !== shown && url.endsWith(shown.replace(/.*\//, ''));
  // The first interaction loads what listens for the next.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await card.getByRole('heading').getByRole('link').hover();
    expect(asked.filter(isLarger)).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/producto\//);
  const first = page.getByRole('region', { name: 'Galería' }).getByRole('img').first();
  await expect.poll(() => first.evaluate(currentSource)).toBe(asked.find(isLarger));
});
