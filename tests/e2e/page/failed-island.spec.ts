/** A failed hydration never leaves a blank page: the built content returns, with the typed text. */
import type { Page } from '@playwright/test';
import { seedCart } from '../fixtures/checkout-page.ts';
import { expect, test } from '../fixtures/shop.ts';
import { addressOf, PRODUCT_TYPE } from '../pages/page-types.ts';

/** Empties the texts of a script with `word` in them: the island that uses them throws while React renders it. */
async function loseWords(page: Page, file: string, word: string): Promise<void> {
  await page.route(new RegExp(`/_astro/${file}\\.[^/]+\\.js$`), async (route) => {
    const code = await (await route.fetch()).text();
    const before = code.slice(0, code.indexOf(word));
    const lost = before.replace(/^(.*default:\(\)=>)\w+/s, '$1undefined');
    const body = lost === before ? 'export default undefined' : lost + code.slice(before.length);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

// A script may still be loading when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** React retries once before it gives up, and reports both failures. */
const FAILED = /are not there yet/;

test.describe('where an island fails', { tag: '@desktop' }, () => {
  test('a login form stays, with the typed e-mail and without its password', async ({ page, expected }) => {
    expected.push(FAILED);
    await loseWords(page, 'account', 'Iniciar sesión');
    await page.goto('/login');
    const form = page.getByRole('form', { name: 'Iniciar sesión' });
    await form.getByLabel('Correo electrónico').fill('ana@example.com');
    await expect(page.getByText(/^Esta parte de la página no funcionó/).first()).toBeAttached();
    await expect(form.getByLabel('Correo electrónico')).toHaveValue('ana@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('a checkout stays, with the typed text and without the card', async ({ page, sandbox, expected }) => {
    expected.push(FAILED);
    await loseWords(page, 'checkout', 'Titular de la tarjeta');
    await seedCart(page, sandbox);
    await page.goto('/checkout');
    await page.getByLabel('Titular de la tarjeta', { exact: true }).fill('ANA PEREZ');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana Pérez');
    await expect(page.getByText(/^Esta parte de la página no funcionó/).first()).toBeAttached();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana Pérez');
    await expect(page.getByLabel('Titular de la tarjeta', { exact: true })).toHaveValue('');
    await expect(page.getByRole('main')).not.toBeEmpty();
  });

  test('the choices of a product stay', async ({ page, expected }) => {
    expected.push(FAILED);
    await loseWords(page, 'texts-es-GT', 'Añadir al carrito');
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await page.getByRole('button', { name: 'Añadir al carrito' }).click();
    await expect(page.getByText(/^Esta parte de la página no funcionó/).first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Añadir al carrito' })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Talla' })).toBeVisible();
  });

  test('a quick view leads to the product', async ({ page, expected }) => {
    expected.push(FAILED);
    await loseWords(page, 'texts-es-GT', 'Añadir al carrito');
    await page.goto('/productos');
    await page.getByRole('button', { name: /^Ver / }).first().click();
    await expect(page).toHaveURL(/\/producto\//);
  });
});
