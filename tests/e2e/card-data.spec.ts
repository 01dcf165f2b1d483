/**
 * Where the card's data goes during a purchase: into the one post to the provider, and nowhere else (contract, Card
 * provider; adversarial P12, P13). Watched: every request, storages, caches, address, history, console and the page.
 */
import type { BrowserContext, Page } from '@playwright/test';
import {
  CARDS,
  field,
  fillCard,
  fillCustomer,
  payButton,
  seedCart,
  waitForOutcome,
} from './fixtures/checkout-page.ts';
import { expect, ORIGINS, test } from './fixtures/shop.ts';

/** Not an id of any place or price in the page. */
const CVV = '989';
/** Any six digits in a row from beyond the first six. */
const PIECES = Array.from({ length: CARDS.distinctive.length - 11 }, (_, start) =>
  CARDS.distinctive.slice(6 + start, 12 + start),
);

/** Which of the card's data a text holds, however its digits are grouped. */
function leaks(text: string): string[] {
  const ungrouped = text.replace(/(\d)[\s.+-](?=\d)|(\d)%20(?=\d)/g, '$1$2');
  const pieces = PIECES.filter((piece) => text.includes(piece) || ungrouped.includes(piece));
  return new RegExp(`(?<![\\w.-])${CVV}(?![\\w.-])`).test(text) ? [...pieces, CVV] : pieces;
}

/** Everything a page keeps or shows, apart from what stands in its fields at this moment. */
async function pageText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map(async (name) =>
        (await (await self.caches.open(name)).keys()).map(({ url }) => url).join('\n'),
      ),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return [
      location.href,
      JSON.stringify(history.state),
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
      ...caches,
      ...databases,
    ].join('\n');
  });
}

/** Collects what leaves the browser, the provider's own post apart. */
function watch(context: BrowserContext): { readonly texts: string[]; readonly posts: string[] } {
  const seen = { texts: [] as string[], posts: [] as string[] };
  context.on('request', (request) => {
    const body = request.postData() ?? '';
    const isPost = request.method() === 'POST' && request.url() === `${ORIGINS.provider}/pay`;
    if (isPost) seen.posts.push(body);
    seen.texts.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${isPost ? '' : body}`);
  });
  context.on('console', (message) => seen.texts.push(message.text()));
  return seen;
}

test('the card goes to the provider and nowhere else', async ({ page, context, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 10 });
  const seen = watch(context);
  await page.goto('/checkout');
  await fillCustomer(page);
  await fillCard(page, CARDS.distinctive, CVV);
  expect(leaks(await pageText(page))).toEqual([]);
  await payButton(page).click();
  await waitForOutcome(page);
  expect(leaks(await pageText(page))).toEqual([]);
  expect(leaks(seen.texts.join('\n'))).toEqual([]);
  expect(seen.posts).toHaveLength(1);
  const post = new URLSearchParams(seen.posts[0]);
  expect([post.get('ccnumber'), post.get('cvv'), post.get('ccexp')]).toEqual([
    CARDS.distinctive,
    CVV,
    '1239',
  ]);
});

test('the watch finds a card that leaks', async ({ page }) => {
  await page.goto('/version');
  expect(leaks(await pageText(page))).toEqual([]);
  await page.evaluate((number) => sessionStorage.setItem('x', number), '3541 9635 9457 2595');
  expect(leaks(await pageText(page))).not.toEqual([]);
});

test('the way back from the provider finds the card gone and the button usable', { tag: '@desktop' }, async ({
  page,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 11 });
  await page.goto('/checkout');
  await fillCustomer(page);
  await fillCard(page, CARDS.distinctive, CVV);
  await payButton(page).click();
  await page.waitForURL((url) => url.origin === ORIGINS.provider);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('alert')).toContainText('Verifique antes de volver a pagar');
  await expect(field(page, 'Número de tarjeta')).toHaveValue('');
  await expect(field(page, 'CVV')).toHaveValue('');
  await expect(payButton(page)).toBeEnabled();
});

test('ten minutes without typing empty the card', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 12 });
  await page.clock.install();
  await page.goto('/checkout');
  await fillCard(page, CARDS.distinctive, CVV);
  // Grouped: the form is alive, and its clock runs.
  await expect(field(page, 'Número de tarjeta')).toHaveValue('3541 9635 9457 2595');
  await page.clock.runFor(9 * 60_000);
  await expect(field(page, 'CVV')).toHaveValue(CVV);
  await page.clock.runFor(61_000);
  await expect(field(page, 'Número de tarjeta')).toHaveValue('');
  await expect(field(page, 'CVV')).toHaveValue('');
});
