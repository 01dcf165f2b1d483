/** The head of a list: its name, its products, and its height on a phone before the first product. */
import { expect, test } from '../fixtures/shop.ts';

const FIRST_PRODUCT_BY = 300;

for (const path of ['/productos', '/productos/hombre/zapatos/tenis', '/en/marca/cobanero-co-'])
  test(`the first product of ${path} begins high on a phone, below controls that a finger hits @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const first = await main.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(FIRST_PRODUCT_BY);
    const head = main.locator('.listing-head');
    const controls = [head.getByRole('combobox'), ...(await head.getByRole('button').all())];
    expect(controls).toHaveLength(4);
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(42);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });

test('the keyboard moves through the head of a list in visual order, line by line', async ({ page }) => {
  await page.goto('/productos?color=negro&marca=kinalto');
  await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
  const controls = page.locator('.listing-head').locator('button:visible, select:visible');
  const boxes = await controls.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThanOrEqual(5);
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    const isBelow = box.top >= before.bottom - 1;
    expect(isBelow || box.left >= before.right - 1, `${index + 1} follows ${index}`).toBe(true);
  }
});

test('a name that several departments have is shown with its department @desktop', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/productos/hombre/zapatos/tenis');
  await expect(heading).toHaveText('Tenis Hombre');
  await page.goto('/productos/mujer/zapatos/tenis');
  await expect(heading).toHaveText('Tenis Mujer');
  // A narrowed list is the same list; a search is another one.
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Precio: menor a mayor' });
  await expect(page).toHaveURL(/orden=precio-asc/);
  await expect(heading).toHaveText('Tenis Mujer');
  await expect(page).toHaveTitle(/^Mujer · Zapatos · Tenis/);
  await page.goto('/productos/accesorios/mochilas');
  await expect(heading).toHaveText('Mochilas');
});

test('no product picture appears twice on the home page @desktop', async ({ page }) => {
  await page.goto('/');
  const pictures = page
    .getByRole('main')
    .locator('.hero-picture img, .card picture img, .category-tiles img');
  const files = await pictures.evaluateAll((images) =>
    images
      .filter((image) => !image.matches('.card-figure > img'))
      .map((image) => new URL(image.getAttribute('src') ?? '', location.href).pathname.split('/').at(-1)),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});

test('the focus stays with the list when a filter above it is removed @desktop', async ({ page }) => {
  await page.goto('/productos?color=negro&color=azul&marca=kinalto');
  const count = page.getByRole('status').filter({ hasText: 'productos' });
  const chips = page.getByRole('list', { name: 'Filtros aplicados' });
  await chips.getByRole('button', { name: /Kinalto/ }).press('Enter');
  await expect(page).toHaveURL(/productos\?color=[^=]+&color=[^=]+$/);
  await expect(count).toBeFocused();
});
