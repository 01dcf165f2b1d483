/** The parts of every page around its content: header, menus, search box, switches, footer (interface, Every page). */
import type { Page } from '@playwright/test';
import { isToldExpanded } from '../fixtures/expanded.ts';
import { expect, test } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categorías' });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('the first tab stop leads to the content', { tag: '@desktop' }, async ({ page, axe }) => {
  await page.goto('/nosotros');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await axe(page);
});

test('the logo leads home, and the page has its title', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nosotros');
  await expect(page).toHaveTitle(/ \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('the foot has help, contact, cards and the year', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/version');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('© 2025');
  await expect(foot.getByRole('navigation', { name: 'Ayuda' }).getByRole('link')).toHaveText([
    'Preguntas frecuentes',
    'Políticas de devolución',
    'Términos y condiciones',
    'Ubicaciones',
    'Nosotros',
    'Contacto',
  ]);
  await expect(foot.getByRole('list', { name: 'Redes sociales' }).getByRole('link')).toHaveCount(4);
  await expect(foot.getByRole('img')).not.toHaveCount(0);
});

test.describe('the category menu', { tag: '@desktop' }, () => {
  test('opens under a mouse, closes when it leaves, and leads to a list', async ({ page }) => {
    await page.goto('/nosotros');
    const tenis = categories(page).getByRole('link', { name: 'Tenis', exact: true });
    await categories(page).getByRole('link', { name: 'Hombre', exact: true }).hover();
    await expect(tenis).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(tenis).toBeHidden();
    await categories(page).getByRole('link', { name: 'Hombre', exact: true }).hover();
    await tenis.click();
    await expect(page).toHaveURL(/\/productos(\?categoria=|\/)hombre\/zapatos\/tenis$/);
  });

  test('opens by its button, which announces it, and closes with Escape', async ({ page, axe }) => {
    await page.goto('/nosotros');
    const button = categories(page).getByRole('button', { name: 'Subcategorías de Hombre' });
    const isExpanded = () => isToldExpanded(page, 'Subcategorías de Hombre');
    await button.focus();
    await expect.poll(isExpanded).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(isExpanded).toBe(true);
    const arrow = () => button.evaluate((element) => getComputedStyle(element, '::after').rotate);
    await expect.poll(arrow).toBe('225deg');
    // The popover announces its state; an additional attribute is not valid HTML.
    await expect(button).not.toHaveAttribute('aria-expanded');
    await axe(page);
    await page.keyboard.press('Escape');
    await expect.poll(isExpanded).toBe(false);
    await expect(button).toBeFocused();
  });

  test('keeps the pictures of its panels when the window becomes narrow', async ({ page }) => {
    await page.goto('/nosotros');
    await categories(page).getByRole('button', { name: 'Subcategorías de Hombre' }).click();
    await expect(categories(page).locator('img').filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 600, height: 800 });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.getByText('Hombre', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Ver todo en Hombre' })).toBeVisible();
    await expect(menu.locator('img').filter({ visible: true })).toHaveCount(0);
  });

  test('is usable with the arrow keys and closes when the focus leaves', async ({ page }) => {
    await page.goto('/nosotros');
    const bar = categories(page);
    await bar.getByRole('link', { name: 'Hombre', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('link', { name: 'Mujer', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(bar.getByRole('link', { name: 'Zapatos', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bar.getByRole('link', { name: 'Tenis', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(bar.getByRole('link', { name: 'Hombre', exact: true })).toBeFocused();
    await page.getByRole('searchbox', { name: 'Buscar' }).focus();
    await expect(bar.getByRole('link', { name: 'Zapatos', exact: true })).toBeHidden();
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });
    test('opens at the first tap, closes at a tap outside or at another category, and leads to a list', async ({
      page,
    }) => {
      await page.goto('/nosotros');
      const button = (of: string) => categories(page).getByRole('button', { name: `Subcategorías de ${of}` });
      const link = (name: string) => categories(page).getByRole('link', { name, exact: true });
      await button('Hombre').tap();
      await expect(link('Polos')).toBeVisible();
      await expect.poll(() => isToldExpanded(page, 'Subcategorías de Hombre')).toBe(true);
      await page.touchscreen.tap(640, 780);
      await expect(link('Polos')).toBeHidden();
      await button('Hombre').tap();
      await button('Mujer').tap();
      await expect(link('Polos')).toBeHidden();
      await link('Vestidos').tap();
      await expect(page).toHaveURL(/\/productos(\?categoria=|\/)mujer\/ropa\/vestidos$/);
    });
  });

  test('marks the category the page shows', async ({ page }) => {
    await page.goto('/productos/hombre/zapatos');
    const top = categories(page).getByRole('link', { name: 'Hombre', exact: true });
    await expect(top).toHaveAttribute('aria-current', 'true');
    await top.hover();
    const own = categories(page).getByRole('link', { name: 'Zapatos', exact: true });
    await expect(own).toHaveAttribute('aria-current', 'page');
  });

  test('marks the category of the product the page shows', async ({ page }) => {
    await page.goto('/productos/hombre/zapatos/tenis');
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/producto\//);
    const top = categories(page).getByRole('link', { name: 'Hombre', exact: true });
    await expect(top).toHaveAttribute('aria-current', 'true');
    await expect(
      page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Tenis' }),
    ).toHaveAttribute('href', '/productos/hombre/zapatos/tenis');
  });
});

test('switching the language keeps the place', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nosotros?de=aqui#contenido');
  const english = page.getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/en/nosotros?de=aqui#contenido');
  await english.click();
  await expect(page).toHaveURL(/\/en\/nosotros\?de=aqui#contenido$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const spanish = page.getByRole('link', { name: 'Español' });
  await expect(spanish).toHaveAttribute('href', '/nosotros?de=aqui#contenido');
});

test('the chosen currency is kept from page to page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/productos');
  const price = page.getByRole('article').first().getByText(/^Q\s/).first();
  await expect(price).toBeVisible();
  await page.getByRole('button', { name: 'USD' }).click();
  await expect(page.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article').first().getByText(/^\$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first().getByText(/^\$/).first()).toBeVisible();
});

test('the link back to the top appears after more than 300 px', async ({ page }) => {
  await page.goto('/productos');
  const up = page.getByRole('button', { name: 'Volver arriba' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(up).toBeHidden();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu is a dialog with search, categories and contact', async ({ page, axe }) => {
    await page.goto('/nosotros');
    const opener = page.getByRole('button', { name: 'Abrir menú' });
    await opener.tap();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Chatear por WhatsApp' })).toBeVisible();
    await axe(page);
    await menu.getByText('Hombre', { exact: true }).filter({ visible: true }).tap();
    await menu.getByText('Zapatos', { exact: true }).filter({ visible: true }).tap();
    await menu.getByRole('link', { name: 'Tenis', exact: true }).filter({ visible: true }).tap();
    await expect(page).toHaveURL(/\/productos(\?categoria=|\/)hombre\/zapatos\/tenis$/);
  });

  test('the menu marks the current category, shows the search term and the price of gifts', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('tienda:currency', 'USD'));
    await page.goto('/productos?categoria=hombre/zapatos&busqueda=tenis');
    // The script that marks the menu runs already and must react when the menu is filled.
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('button', { name: 'Volver arriba' })).toBeVisible();
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('tenis');
    await expect(
      menu.getByRole('link', { name: 'Ver todo en Zapatos' }).filter({ visible: true }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: /^Regalos hasta \$/ })).toBeVisible();
  });

  test('the menu closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto('/nosotros');
    const opener = page.getByRole('button', { name: 'Abrir menú' });
    await opener.tap();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('an empty search in the menu leads to the whole list', async ({ page }) => {
    await page.goto('/nosotros');
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await page
      .getByRole('dialog', { name: 'Menú' })
      .getByRole('searchbox', { name: 'Buscar' })
      .press('Enter');
    await expect(page).toHaveURL(/\/productos$/);
  });

  test('the link back to the top covers no control', async ({ page }) => {
    await page.goto(`/producto/${(await samples()).sku}`);
    await page.getByRole('radiogroup', { name: 'Talla' }).scrollIntoViewIfNeeded();
    const up = page.getByRole('button', { name: 'Volver arriba' });
    await expect(up).toBeVisible();
    const bar = await page.locator('.header-bar').boundingBox();
    const own = await up.boundingBox();
    expect((own?.y ?? Infinity) + (own?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    const account = await page.getByRole('button', { name: 'Mi cuenta' }).boundingBox();
    expect((own?.x ?? Infinity) + (own?.width ?? 0)).toBeLessThanOrEqual(account?.x ?? 0);
    // The favourites appear in the head with the first of them.
    await page.getByRole('button', { name: 'Agregar a wishlist' }).tap();
    const favourites = page.getByRole('banner').getByRole('link', { name: 'Favoritos' });
    await expect(favourites).toBeVisible();
    await expect(up).toBeVisible();
    const [moved, link] = [await up.boundingBox(), await favourites.boundingBox()];
    expect((moved?.x ?? Infinity) + (moved?.width ?? 0)).toBeLessThanOrEqual(link?.x ?? 0);
    const logo = await page.getByRole('banner').getByRole('link', { name: 'Tienda' }).boundingBox();
    expect(moved?.x ?? 0).toBeGreaterThanOrEqual((logo?.x ?? Infinity) + (logo?.width ?? 0));
  });

  test('the cart is a link', async ({ page }) => {
    await page.goto('/nosotros');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of ['/', '/productos', '/nosotros', '/cart']) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, path).toBeLessThanOrEqual(0);
    }
  });
});
