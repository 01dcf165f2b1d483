/* * A line that drops a third of all requests (decision 159, Failed downloads), except documents: the browser itself
 * reports a lost document.
 */
import type { Page } from '@playwright/test';
import { field, seedCart as seedCheckout } from '../fixtures/checkout-page.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { expect, test } from '../fixtures/shop.ts';
import { storedCart } from '../fixtures/stored-cart.ts';
import { addressOf, PRODUCT_TYPE } from '../pages/page-types.ts';

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Loses requests by their count.
 * @returns the lost addresses
 */
async function lose(page: Page, isLost: (url: string) => boolean): Promise<readonly string[]> {
  const lost: string[] = [];
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.isNavigationRequest() || !isLost(request.url())) return route.continue();
    lost.push(request.url());
    return route.abort('connectionreset');
  });
  return lost;
}

/** The browser reports lost scripts, pictures and answers. */
const HEARD =
  /Failed to load resource|Failed to fetch|error loading|No se pudo|stock|existencias|astro-island/i;

/**
 * Chromium's warning when the file of the `Speculation-Rules` header is lost, or aborted by a reload. The browser
 * fetches it by itself, and without it the page only prefetches nothing.
 */
const LOST_RULES = /Load failed or canceled .* for rule set requested/;

const LOST_TEXT = 'Esta parte de la página no funcionó. Vuelve a cargarla; lo que guardaste sigue ahí.';

const add = (page: Page) => page.getByRole('button', { name: 'Añadir al carrito' });
const counted = (page: Page) => page.getByRole('button', { name: 'Carrito, 1 artículo' });

for (const seed of [1, 5, 7]) {
  test(`where 30 % of requests are lost (seed ${seed}), an article is added to the cart, and the cart opens, or the shopper gets a message`, {
    tag: '@desktop',
  }, async ({ page, expected }) => {
    expected.push(HEARD, LOST_RULES);
    const random = randomNumbers(seed * 7919);
    const lost = await lose(page, () => random() < 0.3);
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await chooseSize(page);
    await add(page).click();
    const reload = page.getByRole('link', { name: LOST_TEXT });
    await expect(counted(page).or(reload).first()).toBeVisible();
    expect(lost.some((url) => url.includes('.js'))).toBe(true);
    if (await reload.isVisible()) {
      // After a reload the cached files are there already.
      await page.unrouteAll();
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      // Other code than that of the press may have been lost.
      if ((await storedCart(page)).length === 0) {
        await chooseSize(page);
        await add(page).click();
      }
    }
    await counted(page).click();
    await expect(
      page
        .getByRole('dialog', { name: /carrito/i })
        .getByText(/Q\s[\d,]+\.\d\d/)
        .first(),
    ).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

test('where the code of a press never loads, the page says so and offers a reload, which helps', {
  tag: '@desktop',
}, async ({ page, expected }) => {
  expected.push(HEARD, LOST_RULES);
  await lose(page, (url) => /\/(later|ProductView)\.[^/]*js/.test(url));
  await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
  await chooseSize(page);
  await add(page).click();
  const reload = page.getByRole('link', { name: LOST_TEXT });
  await expect(reload).toBeVisible();
  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await expect(reload).toBeHidden();
  // Do not wait for its state: a press during hydration is replayed afterwards.
  await page.getByRole('radiogroup', { name: 'Talla' }).locator('label:has(:enabled)').first().click();
  await add(page).click();
  await expect(counted(page)).toBeVisible();
});

test('where the code of the checkout was lost while the shopper typed, a press says so, and a later press is answered', {
  tag: '@desktop',
}, async ({ page, expected, sandbox }) => {
  expected.push(HEARD, LOST_RULES);
  await seedCheckout(page, { article: 4, setStock: sandbox.setStock });
  const lost = await lose(page, (url) => /\/GuestCheckout\.[^/]*js/.test(url));
  await page.goto('/checkout');
  await field(page, 'Nombre').first().fill('Ana');
  await expect.poll(() => lost.length).toBeGreaterThan(1);
  const pay = page.getByRole('button', { name: /^Pagar/ });
  await pay.click();
  await expect(page.getByRole('link', { name: LOST_TEXT })).toBeVisible();
  await page.unrouteAll();
  await pay.click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(field(page, 'Nombre').first()).toHaveValue('Ana');
  await expect(page.getByText(/falta/i).first()).toBeVisible();
});
