/**
 * Older browsers (decision 10, Browsers): the first press works on every control, before the scripts load, right after
 * the load and at rest.
 */
import type { Page } from '@playwright/test';
import { ANA, logIn, loginForm } from '../fixtures/account-page.ts';
import { realLines } from '../fixtures/cart-lines.ts';
import {
  cartSize,
  fillCard,
  fillCustomer,
  outcome,
  payButton,
  seedCart as seedOrder,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { LACKS, type LackName, takeAway } from '../fixtures/older-browser.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';
import { seedCart } from '../fixtures/stored-cart.ts';
import { samples } from '../pages/samples.ts';

// The served files differ from those that the policy was printed for.
test.use({ bypassCSP: true });

// Pages still send requests when a test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

const isLackName = (name: string): name is LackName => name in LACKS;
const EVERYTHING = Object.keys(LACKS).filter(isLackName);
const browsers = [
  ...EVERYTHING.map((lack) => ({ lack: lack as string, lacking: [lack] })),
  { lack: 'all of them', lacking: EVERYTHING },
];

const account = (page: Page) => page.getByRole('button', { name: 'Mi cuenta' });
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categorías' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Presses outside a dialog. */
async function pressBeside(page: Page, name: string): Promise<void> {
  await expect(dialog(page, name)).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(dialog(page, name)).toBeHidden();
}

/** The moments of a press. */
const MOMENTS = {
  'before the scripts are there': async (page: Page, path: string) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return scripts.resolve;
  },
  'right after the page is loaded': async (page: Page, path: string) => {
    await page.goto(path);
    return () => undefined;
  },
  'once the page rests': async (page: Page, path: string) => {
    await page.goto(path);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    return () => undefined;
  },
} as const;

for (const { lack, lacking } of browsers) {
  test.describe(`without ${lack}`, () => {
    test.beforeEach(({ context }) => takeAway(context, lacking));

    test('panels open on a large screen at the first press, and close again @desktop', async ({ page }) => {
      await seedCart(page, await realLines(2));
      await page.goto('/productos');
      await page.getByRole('button', { name: 'Carrito, 2 artículos' }).click();
      await expect(dialog(page, 'Carrito').getByRole('listitem')).toHaveCount(2);
      await expect(dialog(page, 'Carrito').getByRole('link', { name: 'Ver carrito' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'Carrito')).toBeHidden();

      await account(page).click();
      await expect(logInLink(page)).toBeVisible();
      const button = categories(page).getByRole('button', { name: 'Subcategorías de Hombre' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(logInLink(page)).toBeHidden();
      const tenis = categories(page).getByRole('link', { name: 'Tenis', exact: true });
      await expect(tenis).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tenis).toBeHidden();

      const { name } = await samples();
      await page.getByRole('button', { name: `Ver ${name}`, exact: true }).click();
      await expect(dialog(page, name).getByRole('button', { name: 'Añadir al carrito' })).toBeVisible();
      await pressBeside(page, name);
      await expect(page.getByRole('button', { name: `Ver ${name}`, exact: true })).toBeFocused();
    });
  });
}

test.describe('without invoker commands, closedby and popovers', () => {
  test.beforeEach(({ context }) => takeAway(context, ['popovers', 'closedby', 'toggle events of dialogs']));
  for (const [moment, open] of Object.entries(MOMENTS)) {
    test(`the first press opens the menu ${moment} @phone`, async ({ page }) => {
      const go = await open(page, '/nosotros');
      await page.getByRole('button', { name: 'Abrir menú' }).tap();
      await expect(dialog(page, 'Menú')).toBeVisible();
      await dialog(page, 'Menú').getByRole('button', { name: 'Cerrar' }).tap();
      await expect(dialog(page, 'Menú')).toBeHidden();
      go();
    });

    test(`the first press opens the account menu ${moment} @phone`, async ({ page }) => {
      const go = await open(page, '/nosotros');
      await account(page).tap();
      await expect(logInLink(page)).toBeVisible();
      go();
      await page.touchscreen.tap(180, 700);
      await expect(logInLink(page)).toBeHidden();
    });

    test(`the first press opens the cart with its lines, ${moment} @desktop`, async ({ page }) => {
      await seedCart(page, await realLines(2));
      const go = await open(page, '/nosotros');
      await page.getByRole('button', { name: /^Carrito, \d artículos$/ }).click();
      await expect(dialog(page, 'Carrito')).toBeVisible();
      go();
      await expect(dialog(page, 'Carrito').getByRole('listitem')).toHaveCount(2);
      await pressBeside(page, 'Carrito');
    });
  }
});

test.describe('without any of them', () => {
  test.beforeEach(({ context }) => takeAway(context, EVERYTHING));

  test('the menu of a phone, and the account menu, open and close @phone', async ({ page }) => {
    await page.goto('/nosotros');
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    const menu = dialog(page, 'Menú');
    await expect(menu.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
    await menu.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(menu).toBeHidden();
    await account(page).tap();
    await expect(logInLink(page)).toBeVisible();
    await account(page).tap();
    await expect(logInLink(page)).toBeHidden();
  });

  test('the account menu is usable by keyboard, and shows a customer the logout @desktop', async ({
    page,
  }) => {
    await seedCart(page, [], 'a-token');
    await page.goto('/nosotros');
    await account(page).focus();
    await page.keyboard.press('Enter');
    await expect(account(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(logInLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(logInLink(page)).toBeHidden();
    await expect(account(page)).toBeFocused();
    await expect(account(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('panels of the category menu open under a mouse and close when it leaves @desktop', async ({
    page,
  }) => {
    await page.goto('/nosotros');
    const tenis = categories(page).getByRole('link', { name: 'Tenis', exact: true });
    await categories(page).getByRole('link', { name: 'Hombre', exact: true }).hover();
    await expect(tenis).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(tenis).toBeHidden();
  });

  test('one link to the cart is shown, and no categories next to the menu of a phone', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/nosotros');
    const ways = page.getByRole('banner').locator('.cart-button, .cart-link').filter({ visible: true });
    await expect(ways).toHaveCount(1);
    await expect(categories(page)).toBeVisible({ visible: !isMobile });
  });

  test('the filters of a phone open at the first press, filter, and close by a press outside @phone', async ({
    page,
  }) => {
    await page.goto('/productos');
    await page.getByRole('button', { name: /^Filtr/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet
      .getByRole('group', { name: 'Categoría' })
      .getByRole('checkbox', { name: /^Hombre/ })
      .tap();
    await expect(page).toHaveURL(/\?categoria=hombre$/);
    await page.touchscreen.tap(4, 4);
    await expect(sheet).toBeHidden();
    await expect(page.locator('.listing-results').filter({ visible: true })).toHaveCount(1);
  });

  test('the guide of sizes opens at the first press and closes with Escape', async ({ page }) => {
    await page.goto(`/producto/${(await samples()).sku}`);
    await page.getByRole('link', { name: 'Verificar tu talla' }).click();
    const guide = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cerrar' }) });
    await expect(guide.getByRole('columnheader', { name: 'MX' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
  });

  test('an addition to the cart is announced, and listed in it', async ({ page }) => {
    await page.goto(`/producto/${(await samples()).sku}`);
    await chooseSize(page);
    await page.getByRole('button', { name: 'Añadir al carrito' }).first().click();
    await expect(page.locator('.notyf__message').filter({ hasText: 'Añadio al Carrito' })).toBeVisible();
    expect(await cartSize(page)).toBe(1);
  });

  test('a customer logs in, typing at once after the page loads', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, ANA);
    await expect(page).toHaveURL(/\/mi-cuenta$/);
    await expect(page.getByLabel('Nombre')).toHaveValue(ANA.name);
    await expect(loginForm(page)).toBeHidden();
  });

  test('a guest buys', async ({ page, sandbox }) => {
    const { name } = await seedOrder(page, { ...sandbox, article: 26 });
    await page.goto('/checkout');
    await fillCustomer(page);
    await fillCard(page);
    await payButton(page).click();
    await waitForOutcome(page);
    await expect(outcome(page)).toContainText('Orden enviada');
    await expect(page.getByRole('region', { name: 'Recibo' })).toContainText(name);
    expect(await cartSize(page)).toBe(0);
    expect(new URL(page.url()).origin).toBe(ORIGINS.shop);
  });
});
