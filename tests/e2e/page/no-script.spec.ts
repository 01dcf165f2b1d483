/** The shop where no script runs (decision 8, Without scripts): browse, read, search, see prices. */
import { expect, test } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

test.describe('without scripts', { tag: '@nojs' }, () => {
  test('a shopper gets from the menu to a list and to a product, and reads it', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Categorías' });
    await bar.getByRole('button', { name: 'Subcategorías de Hombre' }).click();
    await bar.getByRole('link', { name: 'Tenis', exact: true }).click();
    await expect(page).toHaveURL(/\/productos(\?categoria=|\/)hombre\/zapatos\/tenis$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tenis/);
    const card = page.getByRole('list', { name: 'Productos' }).getByRole('article').first();
    const link = card.getByRole('heading').getByRole('link');
    const name = (await link.textContent())?.trim() ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/^Q\s[\d,]+\.\d\d$/)
        .first(),
    ).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the menu opens without the entries below the head and in the foot', async ({ page }) => {
      await page.goto('/nosotros');
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      const menu = page.getByRole('dialog', { name: 'Menú' });
      await expect(menu.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
      await expect(menu.getByRole('navigation', { name: 'Descubrir' })).toBeHidden();
      await expect(menu.getByRole('navigation', { name: 'Categorías' })).toBeHidden();
      await expect(menu.getByRole('heading', { name: 'Contacto' })).toBeHidden();
      await menu.getByRole('button', { name: 'Cerrar menú' }).click();
      const categories = page.getByRole('navigation', { name: 'Categorías' }).filter({ visible: true });
      await expect(categories.getByRole('link', { name: 'Novedades' })).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Chatear por WhatsApp' }),
      ).toBeVisible();
      await categories.getByRole('button', { name: 'Subcategorías de Hombre' }).click();
      await categories.getByRole('link', { name: 'Tenis', exact: true }).click();
      await expect(page).toHaveURL(/\/productos(\?categoria=|\/)hombre\/zapatos\/tenis$/);
    });
  });

  test('the breadcrumb leads from a product back to the shop', async ({ page }) => {
    const { sku } = await samples();
    await page.goto(`/producto/${sku}`);
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
    await trail.getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('the search form searches by its address', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('search').filter({ visible: true }).first();
    const facts = await form.evaluate((element) => {
      const found = element instanceof HTMLFormElement ? element : element.querySelector('form');
      return {
        action: found?.getAttribute('action'),
        method: found?.method,
        field: found?.querySelector('input')?.name,
      };
    });
    expect(facts).toEqual({ action: '/productos', method: 'get', field: 'busqueda' });
  });

  test('the cart is a link, and its page says what it needs', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrito/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(
      page
        .getByRole('main')
        .getByText(/JavaScript/)
        .filter({ visible: true }),
    ).toHaveCount(1);
  });

  for (const path of [
    '/checkout',
    '/checkout-bac',
    '/login',
    '/mi-cuenta',
    '/pedidos',
    '/favoritos',
    '/comparar',
  ]) {
    test(`${path} says that it needs scripts`, async ({ page }) => {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(/JavaScript/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    });
  }

  test('the checkouts show a link to the shop instead of a form that cannot be sent', async ({ page }) => {
    for (const path of ['/checkout', '/checkout-bac']) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.locator('input, button').filter({ visible: true })).toHaveCount(0);
      await main.getByRole('link', { name: 'Ir a contacto' }).click();
      await expect(page).toHaveURL(/\/contact$/);
    }
  });

  test('the payment return explains what to do instead of paying again', async ({ page }) => {
    await page.goto('/pago-exito?response=1&orderid=1');
    await expect(page.getByRole('main').getByText(/no vuelva a pagar/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ir a contacto' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('the language switch leads to the same page in the other language', async ({ page }) => {
    const { sku } = await samples();
    await page.goto(`/producto/${sku}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en/producto/${sku}`);
  });

  test('no control appears that would do nothing', async ({ page }) => {
    await page.goto('/nosotros');
    await expect(page.getByRole('button', { name: 'Volver arriba' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Carrito/ })).toBeHidden();
  });
});
