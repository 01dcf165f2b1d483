/** Screen reader announcements: one message for each action, and the last one is current. */
import type { Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { chooseSize } from '../../fixtures/choose-size.ts';
import { openFilterGroup } from '../../fixtures/open-filter-group.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { seedCart } from '../../fixtures/stored-cart.ts';
import { samples } from '../../pages/samples.ts';

/** Records every text that a live region receives after the page was parsed. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(window, '__said', said);
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
    const observer = new MutationObserver((records) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const places = [target, ...addedNodes].flatMap((node) => (node instanceof Element ? node : []));
        for (const place of [...places, ...(target.parentElement ? [target.parentElement] : [])]) {
          const region = place.closest(LIVE);
          // A busy region is announced when it is no longer busy.
          if (region && region.ariaBusy !== 'true') regions.add(region);
        }
      }
      for (const region of regions) {
        const text = region.textContent?.trim() ?? '';
        if (text !== '') said.push(text);
      }
    });
    // Before any module of the page runs.
    document.addEventListener(
      'readystatechange',
      () => observer.observe(document, { subtree: true, childList: true, characterData: true }),
      { once: true },
    );
  });
}

/** Expects the announcements since the last call, and clears them. */
async function expectSaid(page: Page, messages: readonly (string | RegExp)[]): Promise<void> {
  const said = (): Promise<readonly string[]> => page.evaluate(() => [...Reflect.get(window, '__said')]);
  const expected = messages.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each)));
  await expect.poll(said).toEqual(expected);
  // Nothing follows it.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await said()).toEqual(expected);
  await page.evaluate(() => Reflect.get(window, '__said').splice(0));
}

const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.get(window, '__said').splice(0));

test('an addition on the product page, a favourite and a comparison are each announced once @desktop', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await page.goto(`/producto/${(await samples()).sku}`);
  await chooseSize(page);
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Cantidad' });
  await expect(quantity).toBeVisible();
  await forget(page);
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expectSaid(page, ['Añadio al Carrito']);
  await page.getByRole('main').getByRole('button', { name: 'Agregar a wishlist' }).click();
  await expectSaid(page, ['Agregado a wishlist']);
  await page.getByRole('main').getByRole('button', { name: 'Comparar', exact: true }).click();
  await expectSaid(page, ['Agregado a comparar']);
  await quantity.fill('5000');
  await quantity.press('Enter');
  await expectSaid(page, [/^Cantidad excede el stock, Disponible \d+ unidades$/]);
});

test('each change of the cart is announced once, and as what has happened @desktop', async ({ page }) => {
  const [line, other] = await realLines(2);
  await seedCart(page, [line, other]);
  await recordAnnouncements(page);
  await page.goto('/cart');
  const first = page.getByRole('list', { name: 'Carrito' }).getByRole('listitem').first();
  const quantity = first.getByRole('spinbutton', { name: 'Cantidad' });
  await quantity.focus();
  await expect(page.locator('.cart-line-picture, .cart-line').first()).toBeVisible();
  await forget(page);
  await quantity.fill('5000');
  await quantity.press('Enter');
  await expectSaid(page, [/^Cantidad excede el stock/]);
  await first.getByRole('button', { name: 'Disminuir cantidad' }).click();
  await expectSaid(page, ['Eliminado del Carrito']);
  await first.getByRole('button', { name: /^Guardar para después/ }).click();
  await expectSaid(page, [/^[^.]+$/]);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveAccessibleDescription(/.+/);
  await page
    .getByRole('button', { name: `Eliminar ${other?.name}` })
    .first()
    .click();
  await expectSaid(page, ['Eliminado del Carrito']);
});

test('a removal in the mini-cart and an addition in the quick view are each announced once @desktop', async ({
  page,
}) => {
  await seedCart(page, await realLines(2));
  await recordAnnouncements(page);
  await page.goto('/productos');
  await page
    .getByRole('button', { name: /^Carrito/ })
    .first()
    .click();
  const mini = page.getByRole('dialog', { name: 'Carrito' });
  const remove = mini.getByRole('button', { name: /^Eliminar/ }).first();
  await remove.focus();
  await forget(page);
  await remove.click();
  await expectSaid(page, ['Eliminado del Carrito']);
  await page.keyboard.press('Escape');
  await page.locator('.card [data-action="quick-view"]').first().click();
  const quick = page.getByRole('dialog').filter({ has: page.locator('.panel') });
  await chooseSize(quick);
  await forget(page);
  await quick.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expectSaid(page, ['Añadio al Carrito']);
});

test('removals from the cart, the favourites and the comparison are announced once each @desktop', async ({
  page,
}) => {
  const lines = await realLines(2);
  await seedCart(page, lines);
  await recordAnnouncements(page);
  await page.goto(`/producto/${(await samples()).sku}`);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await press('Agregar a wishlist');
  await expect(page.getByText('Agregado a wishlist').first()).toBeVisible();
  await forget(page);
  await press('Quitar de wishlist');
  await expectSaid(page, ['Eliminado de wishlist']);
  await press('Comparar');
  await expectSaid(page, ['Agregado a comparar']);
  await press('Quitar de comparar');
  await expectSaid(page, ['Eliminado de comparar']);
  await press('Agregar a wishlist');
  await press('Comparar');
  for (const [path, name, message] of [
    ['/favoritos', 'Vaciar', 'Eliminado de wishlist'],
    ['/comparar', 'Vaciar', 'Eliminado de comparar'],
    ['/cart', 'Vaciar carrito', 'Eliminado del Carrito'],
  ] as const) {
    await page.goto(path);
    await main.getByRole('button', { name, exact: true }).focus();
    await forget(page);
    await press(name);
    await expectSaid(page, [message]);
  }
});

test('a filter, an order and a search of a list are each announced by their count @desktop', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await page.goto('/productos');
  const filters = page.getByRole('region', { name: 'Filtros' });
  const brand = await openFilterGroup(filters, 'Marca');
  await forget(page);
  await brand.getByRole('checkbox').nth(1).click();
  await expectSaid(page, [/^\d+ productos$/]);
  await filters.getByRole('button', { name: 'Quitar filtros' }).click();
  await expectSaid(page, [/^\d+ productos$/]);
  await page.goto('/productos?busqueda=tenis');
  await expectSaid(page, [/^\d+ productos$/]);
});
