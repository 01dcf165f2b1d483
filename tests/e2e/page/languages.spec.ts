/**
 * Two languages: the switch keeps the place, `?lng=` is applied and remembered, and no visitor is redirected (decision
 * 9, Languages).
 */
import type { Page } from '@playwright/test';
import { pressInFooter } from '../fixtures/reach-for.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';
import { test as stillTest } from '../fixtures/still-page.ts';
import { addressOf, PAGE_TYPES, type PageType, PRODUCT_TYPE } from '../pages/page-types.ts';

/** One page of each way to know its address; the payment pages have no switch. */
const PLACES = [
  'the home page',
  'a category of the third level',
  'a brand',
  'a product',
  'an article without pictures',
  'the cart',
  'the page about the shop',
];
const isPlace = ({ name }: PageType): boolean => PLACES.includes(name);

const at = (path: string): string => new URL(path, ORIGINS.shop).href;
const offer = (page: Page) => page.getByRole('link', { name: 'View this page in English' });

test.describe('the language switch', { tag: '@desktop' }, () => {
  for (const type of PAGE_TYPES.filter(isPlace)) {
    stillTest(`keeps the place on ${type.name}, there and back`, async ({ page }) => {
      const [spanish, english] = [await addressOf(type, 'es-GT'), await addressOf(type, 'en')];
      await page.goto(`${spanish}?de=aqui#contenido`);
      await pressInFooter(page, 'English');
      await expect(page).toHaveURL(at(`${english}?de=aqui#contenido`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await pressInFooter(page, 'Español');
      await expect(page).toHaveURL(at(`${spanish}?de=aqui#contenido`));
    });
  }

  test('keeps the parameters that the page has added to its address since', async ({ page }) => {
    // The press may come before the code of the page.
    const code = Promise.withResolvers<void>();
    await page.route('**/later.*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await page.evaluate(() => history.replaceState(null, '', '?color=negro'));
    await pressInFooter(page, 'English');
    await expect(page).toHaveURL(at(`${await addressOf(PRODUCT_TYPE, 'en')}?color=negro`));
    code.resolve();
    // The service's text is marked as Spanish, so that a screen reader reads it as such.
    const description = page.getByRole('heading', { name: 'Description' }).locator('+ [lang="es-GT"]');
    await expect(description.getByRole('paragraph').first()).toBeVisible();
  });
});

test("an English list names the services' terms in English, at unchanged addresses", {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/productos/mujer');
  await expect(page).toHaveTitle(/^Women \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  const categories = page.getByRole('navigation', { name: 'Categories' }).first();
  await expect(categories.getByRole('link', { name: 'Kids' })).toHaveAttribute(
    'href',
    '/en/productos?categoria=ninos',
  );
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByText('Colour', { exact: true }).click();
  await filters.getByRole('checkbox', { name: /^Black/ }).check();
  await expect(page).toHaveURL(at('/en/productos/mujer?color=negro'));
  await expect(page.getByRole('button', { name: 'Remove filter: Colour Black' })).toBeVisible();
  await page.getByRole('list', { name: 'Products' }).getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await expect(page).toHaveURL(/color=negro/);
});

test.describe('?lng=', { tag: '@desktop' }, () => {
  test('en leads to the English address without the parameter', async ({ page }) => {
    await page.goto('/nosotros?lng=en&de=aqui');
    await expect(page).toHaveURL(at('/en/nosotros?de=aqui'));
    await page.goto('/?lng=en');
    await expect(page).toHaveURL(at('/en'));
  });

  test('es leads back, and an unknown language is ignored', async ({ page }) => {
    await page.goto('/en/nosotros?lng=es-GT');
    await expect(page).toHaveURL(at('/nosotros'));
    await page.goto('/nosotros?lng=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-GT');
    expect(new URL(page.url()).pathname).toBe('/nosotros');
  });

  test('is remembered: a Spanish page offers English to a visitor who chose it', async ({ page }) => {
    await page.goto('/nosotros?lng=en');
    await expect(page).toHaveURL(at('/en/nosotros'));
    await page.goto('/contact');
    await page.mouse.move(200, 300);
    await expect(offer(page)).toHaveAttribute('href', '/en/contact');
    expect(page.url()).toBe(at('/contact'));
  });
});

test.describe('an English browser', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-US' });

  test('is offered the switch on a Spanish page, and not redirected', async ({ page, axe }) => {
    await page.goto('/nosotros?de=aqui');
    await page.mouse.move(200, 300);
    await expect(offer(page)).toHaveAttribute('href', '/en/nosotros?de=aqui');
    await expect(offer(page)).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toBeInViewport();
    expect(page.url()).toBe(at('/nosotros?de=aqui'));
    await axe(page);
    await offer(page).click();
    await expect(page).toHaveURL(at('/en/nosotros?de=aqui'));
    await expect(offer(page)).toHaveCount(0);
  });

  test('is offered it without moving the page under a press', async ({ page }) => {
    await page.goto('/nosotros');
    await page.mouse.move(200, 300);
    await expect(offer(page)).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    // A press on an unfocusable element focuses the whole content; in WebKit that is any button.
    await heading.click();
    await expect(page.getByRole('main')).toBeFocused();
    // The offer checks the focus in the next frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await heading.boundingBox()).toEqual(before);
  });

  test('that chose Spanish is not asked again', async ({ page }) => {
    await page.goto('/nosotros');
    await page.mouse.move(200, 300);
    await page.getByRole('button', { name: 'Seguir en español' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    // The button is gone: the keyboard continues from the page's content.
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/contact');
    await expect(page.getByRole('main')).toBeVisible();
    await page.mouse.move(200, 300);
    await expect(offer(page)).toHaveCount(0);
  });
});

test.describe('a chosen language', { tag: '@desktop' }, () => {
  const languageCookie = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'i18next');

  test('is stored in a cookie and in the storage, also when the press on the switch is the first interaction', async ({
    page,
  }) => {
    await page.goto('/nosotros');
    // A click without a mouse before it: no earlier interaction has loaded anything.
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).dispatchEvent('click');
    await expect(page).toHaveURL(at('/en/nosotros'));
    // A mouse that moves before the page's script listens is ignored, and this one moves only once.
    await page.waitForLoadState();
    await page.mouse.move(200, 300);
    await expect.poll(async () => (await languageCookie(page))?.value).toBe('en');
    const cookie = await languageCookie(page);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 60 * 60);
    expect(await page.evaluate(() => localStorage.getItem('tienda:language'))).toBe('en');
  });

  test('is read from its cookie before the storage and the browser, and offered without a redirect', async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'i18next', value: 'en', url: ORIGINS.shop }]);
    await page.addInitScript(() => localStorage.setItem('tienda:language', 'es-GT'));
    await page.goto('/nosotros');
    await page.mouse.move(200, 300);
    await expect(offer(page)).toHaveAttribute('href', '/en/nosotros');
    expect(page.url()).toBe(at('/nosotros'));
    await page.getByRole('button', { name: 'Seguir en español' }).click();
    expect((await languageCookie(page))?.value).toBe('es-GT');
  });
});

test('a Spanish browser is offered nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nosotros');
  await page.mouse.move(200, 300);
  await expect(offer(page)).toHaveCount(0);
});
