/** Cart, mini-cart, currency (storefront §2; §3; §4; interface, Cart; decisions 6, 42, 43, 44, 45). */
import type { Locator, Page } from '@playwright/test';
import { realLines } from '../fixtures/cart-lines.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { reachFor } from '../fixtures/reach-for.ts';
import { expect, test } from '../fixtures/shop.ts';
import { seedCart as seed, storedCart as stored } from '../fixtures/stored-cart.ts';
import { watchScripts } from '../pages/script-watch.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Carrito' });
const lines = (page: Page) => list(page).getByRole('listitem');

test('an empty cart says so and leads to the products @desktop', async ({ page, axe }) => {
  await page.goto('/cart');
  await expect(page.getByText('Tu carrito está vacío').and(page.locator(':visible'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver productos' })).toBeVisible();
  await expect(list(page)).toBeHidden();
  await axe(page);
});

test('the stored cart is visible before React loads, and its first click is not lost', async ({
  page,
  axe,
}) => {
  const [first, second] = await realLines(2);
  if (!first || !second) throw new Error('the sandbox has no stock');
  await seed(page, [first, second]);
  const scripts = await watchScripts(page);
  const toasts = await hearToasts(page);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(2);
  expect(await scripts.react()).toEqual([]);
  await axe(page);
  await lines(page).first().getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(lines(page).first().getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
  await expect.poll(toasts).toEqual(['success top-left Añadio al Carrito']);
  expect(await stored(page)).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  await axe(page);
});

test('a press that lasts longer than React takes to load is still a click', {
  tag: '@desktop',
}, async ({ page }) => {
  const [only] = await realLines(1);
  await seed(page, [only]);
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/mount-cart\.[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const scripts = await watchScripts(page);
  await page.goto('/cart');
  await lines(page).getByRole('button', { name: 'Aumentar cantidad' }).hover();
  await page.mouse.down();
  held.resolve();
  await expect.poll(scripts.react).not.toEqual([]);
  await page.mouse.up();
  await expect(lines(page).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
  await scripts.atRest();
});

test('decreasing at quantity 1 removes the line, with the toast of the specification and a way back @desktop', async ({
  page,
}) => {
  const [only] = await realLines(1);
  await seed(page, [only]);
  const toasts = await hearToasts(page);
  await page.goto('/cart');
  await lines(page).getByRole('button', { name: 'Disminuir cantidad' }).click();
  await expect.poll(toasts).toEqual(['info top-left Eliminado del Carrito']);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  expect(await stored(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  const remove = page.getByRole('button', { name: `Eliminar ${only?.name}` });
  await expect(remove).toBeFocused();
  expect(await stored(page)).toMatchObject([{ quantity: 1 }]);
  await remove.click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expect.poll(toasts).toEqual(Array(2).fill('info top-left Eliminado del Carrito'));
});

test('more units than the stock has are refused with the specification’s message', {
  tag: '@desktop',
}, async ({ page }) => {
  const [only] = await realLines(1);
  if (!only) throw new Error('the sandbox has no stock');
  await seed(page, [only]);
  const toasts = await hearToasts(page);
  await page.goto('/cart');
  const quantity = lines(page).getByRole('spinbutton', { name: 'Cantidad' });
  await quantity.fill('99999');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(only.stock));
  await expect
    .poll(toasts)
    .toEqual([`warn top-center Cantidad excede el stock, Disponible ${only.stock} unidades`]);
});

test('a changed price, fewer units and a missing product are reported line by line @desktop', async ({
  page,
  sandbox,
  expected,
}) => {
  expected.push(/status of 404/);
  const found = await realLines(3);
  const [dearer, fewer, gone] = found;
  if (!dearer || !fewer || !gone) throw new Error('the sandbox has no stock');
  await sandbox.addFault({ path: `/api/v1/items/${gone.productSku}`, status: 404, body: { message: 'no' } });
  await seed(page, [
    { ...dearer, price: dearer.price + 500, discount: dearer.discount && dearer.discount + 500 },
    { ...fewer, quantity: fewer.stock + 2, stock: fewer.stock + 2 },
    gone,
  ]);
  await page.goto('/cart');
  await reachFor(page, list(page));
  await expect(
    lines(page)
      .nth(0)
      .getByText(/^El precio bajó de/),
  ).toBeVisible();
  await expect(
    lines(page)
      .nth(1)
      .getByText(/^Ya solo quedan?/),
  ).toBeVisible();
  await expect(lines(page).nth(2).getByText('Agotado')).toBeVisible();
  await expect(lines(page).nth(2).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('0');
});

test('a failed stock check leaves the cart usable and can be repeated', { tag: '@desktop' }, async ({
  page,
  sandbox,
  expected,
}) => {
  const [only] = await realLines(1);
  expected.push(/Failed to load resource/);
  await sandbox.addFault({ path: '/api/v1/items/*', status: 500, body: {}, times: 1 });
  await seed(page, [only]);
  await page.goto('/cart');
  await reachFor(page, list(page));
  await expect(page.getByText('No se pudieron confirmar los precios y las existencias.')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No se pudieron confirmar los precios y las existencias.')).toBeHidden();
  await expect(lines(page)).toHaveCount(1);
});

test('the checkout link leads to the guest checkout, to the account checkout for a customer, or to the chat', {
  tag: '@desktop',
}, async ({ page, expected }) => {
  expected.push(/another origin: https:\/\/wa\.me\//);
  const [only] = await realLines(1);
  await seed(page, [only]);
  await page.goto('/cart');
  const way = page.getByRole('main').getByRole('link', { name: 'Finalizar compra' });
  await expect(way).toHaveAttribute('href', '/checkout');
  await expect(page.getByRole('main').getByText('Envío gratis')).toBeVisible();
  await seed(page, [only], 'a-token');
  await page.goto('/cart');
  await expect(way).toHaveAttribute('href', '/checkout-bac');
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  // A press before React loads waits for its message.
  await page.getByRole('link', { name: 'Pedir por WhatsApp' }).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/50223456789\?text=Hola/);
  const text = new URL(page.url()).searchParams.get('text');
  expect(text).toContain(`1 × ${only?.name}, `);
  expect(text).toMatch(/\nTotal: Q.+\nNIT\/DPI:\nDirección de entrega:$/);
  await page.goBack();
  await expect(lines(page)).toHaveCount(1);
});

test('two tabs that change the cart in turn end with both changes', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const [first, second] = await realLines(2);
  await seed(page, [first, second]);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await lines(page).nth(0).getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(lines(other).nth(0).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
  await lines(other).nth(1).getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(lines(page).nth(1).getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('2');
  // A tab's storage shows another tab's change shortly after its event.
  await expect.poll(() => stored(page)).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
});

test('a damaged cart is repaired and reported', { tag: '@desktop' }, async ({ page }) => {
  const [only] = await realLines(1);
  await seed(page, [only, { ...only, cartItemId: 'bad', price: -1 }]);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(1);
  const reported = page.getByText('Una parte del carrito guardado no se podía usar');
  await expect(reported).toBeVisible();
  // Every line of this cart is damaged, so the page looks like an empty cart.
  await seed(page, [{ ...only, price: -1 }]);
  await page.goto('/cart');
  await expect(reported).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expect(reported).toHaveCount(0);
});

test('the mini-cart opens at once, removes with an undo, and returns the focus', {
  tag: '@desktop',
}, async ({ page, axe }) => {
  const [first, second] = await realLines(2);
  await seed(page, [first, second]);
  const toasts = await hearToasts(page);
  await page.goto('/nosotros');
  const button = page.getByRole('button', { name: 'Carrito, 2 artículos' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Carrito' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await axe(page);
  await dialog.getByRole('button', { name: `Eliminar ${first?.name}` }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect.poll(toasts).toEqual(['info top-left Eliminado del Carrito']);
  await dialog.getByRole('button', { name: 'Deshacer' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '/cart');
  await expect(dialog.getByRole('link', { name: 'Finalizar compra' })).toHaveAttribute('href', '/checkout');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('an empty mini-cart says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nosotros');
  await page.getByRole('button', { name: 'Carrito, 0 artículos' }).click();
  const empty = page.getByRole('dialog', { name: 'Carrito' }).getByText('Tu carrito está vacío');
  await expect(empty.and(page.locator(':visible'))).toBeVisible();
});

test('prices follow the currency, on every page and in every dialog, and the cart shows the charge @desktop', async ({
  page,
}) => {
  const quetzales = page.getByText(/\bQ\s?\d/).filter({ visible: true });
  /** Dollars are visible here, and quetzales nowhere. */
  const expectDollars = async (place: Locator): Promise<void> => {
    await expect(place.getByText(/\$\d/).filter({ visible: true }).first()).toBeVisible();
    await expect(quetzales).toHaveCount(0);
  };
  const [only] = await realLines(1);
  await seed(page, [only]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'USD' }).click();
  const total = page.getByRole('main').locator('dd').last();
  await expect(total).toHaveText(/^\$/);
  await page.goto('/productos');
  const card = page.getByRole('article').first();
  await expectDollars(card);
  await card.getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Quitar de comparar' })).toBeVisible();
  await card.getByRole('button', { name: /^Ver / }).click();
  await expectDollars(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Buscar' }).pressSequentially('tenis');
  await expectDollars(page.getByRole('listbox'));
  await page.goto('/comparar');
  await expectDollars(page.getByRole('table', { name: 'Comparar' }));
  await page.getByRole('button', { name: 'Carrito, 1 artículo' }).click();
  await expectDollars(page.getByRole('dialog', { name: 'Carrito' }));
  await page.goto('/cart');
  await expect(total).toHaveText(/^\$/);
  await reachFor(page, list(page));
  await expect(page.getByText(/^El cobro se hace en quetzales: Q/)).toBeVisible();
});

test('the cart shows delivery dates, costs and return terms for the remembered place @desktop', async ({
  page,
}) => {
  const terms = page.getByRole('region', { name: 'Entrega y devoluciones' });
  await page.goto('/cart');
  await expect(terms).toBeHidden();
  await seed(page, await realLines(1));
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Envío gratis')).toBeVisible();
  await expect(terms.getByText(/^Entrega en \d a \d días hábiles$/)).toBeVisible();
  await expect(terms.getByRole('link', { name: 'Cambios y devoluciones' })).toBeVisible();
  await terms.getByRole('button', { name: 'Ver fechas para mi departamento' }).click();
  await terms.getByLabel('Departamento').selectOption({ label: 'Petén' });
  await expect(terms.getByText(/^Llega entre el .+ y el .+$/)).toBeVisible();
  await page.reload();
  // A browser may ignore the first mouse move after a load.
  await page.mouse.move(20, 200);
  await page.mouse.move(40, 220);
  await expect(terms.getByText(/^Llega entre el .+ y el .+$/)).toBeVisible();
  await lines(page).getByRole('button', { name: 'Eliminar' }).first().click();
  await expect(terms).toBeHidden();
});
