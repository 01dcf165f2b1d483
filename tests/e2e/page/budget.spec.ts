/** No page loads React before an interaction or more script than its budget, and no first click is lost. */
import type { Page } from '@playwright/test';
import { budgetOf } from '../../../scripts/audit/site/byte-budget.ts';
import { pageType } from '../../../scripts/audit/site/page-type.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { expect, test } from '../fixtures/shop.ts';
import { addressOf, PAGE_TYPES, type PageType, PRODUCT_TYPE } from '../pages/page-types.ts';
import { watchScripts, weighScripts } from '../pages/script-watch.ts';

/**
 * The account redirects to the login, which has its own row; one document is enough, because documents have no islands
 * and the audit of the built site weighs the others.
 */
const UNSEEN = [
  '/mi-cuenta',
  '/terminos-y-condiciones',
  '/preguntas-frecuentes',
  '/politicas-de-devolucion',
  '/version',
];
const isLooked = ({ path }: PageType): boolean => typeof path !== 'string' || !UNSEEN.includes(path);

/** Holds a script back until the test releases it; `asked` resolves when the page requests it. */
async function holdIsland(
  page: Page,
  name: RegExp,
): Promise<{ readonly asked: Promise<void>; readonly send: () => void }> {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(name, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { asked: asked.promise, send: () => held.resolve() };
}

test.describe('before the first interaction', { tag: '@desktop' }, () => {
  for (const type of PAGE_TYPES.filter(isLooked)) {
    test(`${type.name} has no React and stays within its script budget, and loads React at the first pointer move`, async ({
      page,
    }) => {
      const scripts = await watchScripts(page);
      const address = await addressOf(type, 'es-GT');
      const response = await page.goto(address);
      const loaded = await scripts.atRest();
      expect(await scripts.react()).toEqual([]);
      const weight = await weighScripts(loaded, (await response?.text()) ?? '');
      expect(weight, loaded.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(
        budgetOf('script', pageType(address.slice(1))),
      );
      if (!(await page.locator('astro-island,[data-mount]').count())) return;
      await page.mouse.move(200, 300);
      await expect.poll(scripts.react).not.toEqual([]);
    });
  }
});

test('an idle page has fetched the code of a first tap, has run none of it, and requests none of it again', {
  tag: '@desktop',
}, async ({ page }) => {
  const needed = /\/_astro\/(react|shop|views|mount-product|texts-es-GT)\.[^/]+\.js$/;
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = needed.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
  await expect
    .poll(() => [...asked].sort())
    .toEqual(['mount-product', 'react', 'shop', 'texts-es-GT', 'views']);
  const isReactThere = (): Promise<boolean> =>
    page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));
  expect(await isReactThere()).toBe(false);
  await chooseSize(page);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toBeVisible();
  expect(await isReactThere()).toBe(true);
  expect(asked).toHaveLength(5);
});

test.describe('the first click on ‘Añadir al carrito’', { tag: '@desktop' }, () => {
  test('waits for the island, says so, and adds one unit', async ({ page }) => {
    const island = await holdIsland(page, /\/_astro\/mount-product\.[^/]+\.js$/);
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await chooseSize(page);
    const add = page.getByRole('button', { name: 'Añadir al carrito' });
    await add.click();
    await island.asked;
    await expect(page.locator('[aria-busy="true"]').filter({ has: add })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Carrito, 0 artículos' })).toBeVisible();
    island.send();
    await expect(page.getByText('Añadio al Carrito').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('by the keyboard adds one unit as well', async ({ page }) => {
    const island = await holdIsland(page, /\/_astro\/mount-product\.[^/]+\.js$/);
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await chooseSize(page);
    await page.getByRole('button', { name: 'Añadir al carrito' }).focus();
    await page.keyboard.press('Enter');
    await island.asked;
    island.send();
    await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toBeVisible();
  });
});
