/** A card shows the variant that it opens (decision 32, Initial variant). */
import type { Locator, Page } from '@playwright/test';
import { slugOf } from '../../../src/shared/text/slug.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';
import { detailOf } from '../pages/article-detail.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');

/** The look of a variant: its picture's file and its price in cents. */
type Look = { readonly file: string; readonly cents: number };

const fileName = (address: string | null): string =>
  /([^/%]+)$/.exec(decodeURIComponent(address ?? ''))?.[1] ?? '';

async function centsIn(place: Locator): Promise<number> {
  return Number(await place.locator('.price [data-cents]').first().getAttribute('data-cents'));
}

async function lookOf(place: Locator, picture: Locator): Promise<Look> {
  return { file: fileName(await picture.getAttribute('src')), cents: await centsIn(place) };
}

const cardLook = (card: Locator): Promise<Look> => lookOf(card, card.locator('img').first());

/** The look of a product in its quick view or on its page. */
const openedLook = (place: Locator): Promise<Look> =>
  lookOf(place, place.getByRole('region', { name: 'Galería' }).locator('img').first());

const colorAsked = async (link: Locator): Promise<string> =>
  new URL((await link.getAttribute('href')) ?? '', ORIGINS.shop).searchParams.get('color') ?? '';

/** Difficult cards: products with several colours and prices, or a sold-out first variant. */
async function difficult(page: Page): Promise<readonly Locator[]> {
  const all = await cards(page).all();
  const found = await Promise.all(
    all.map(async (card) => {
      const { variantes } = await detailOf((await card.getAttribute('data-sku')) ?? '');
      const prices = variantes.map(({ Precio_SD, Precio_CD }) => `${Precio_SD} ${Number(Precio_CD)}`);
      return new Set(prices).size > 1 || variantes[0]?.Cantidad === 0 ? [card] : [];
    }),
  );
  return found.flat();
}

for (const list of ['/productos', '/productos/hombre?orden=descuento', '/productos?busqueda=tenis'])
  test(`cards of ${list} open the shown variant, on their page and in the quick view @desktop`, async ({
    page,
  }) => {
    await page.goto(list);
    await expect(cards(page).nth(8)).toBeVisible();
    const some = [...(await difficult(page)).slice(0, 3), cards(page).nth(5)];
    const shown: { readonly href: string; readonly look: Look; readonly color: string }[] = [];
    for (const card of some) {
      const look = await cardLook(card);
      const link = card.getByRole('heading').getByRole('link');
      const name = (await link.textContent()) ?? '';
      shown.push({ href: (await link.getAttribute('href')) ?? '', look, color: await colorAsked(link) });
      await card.hover();
      await card.getByRole('button', { name: `Ver ${name}`, exact: true }).click();
      const quick = page.getByRole('dialog', { name });
      await expect(quick.getByRole('region', { name: 'Galería' })).toBeVisible();
      await expect.poll(() => openedLook(quick), { message: `quick view of ${name}` }).toEqual(look);
      await page.keyboard.press('Escape');
      await expect(quick).toBeHidden();
    }
    for (const { href, look, color } of shown) {
      await page.goto(href);
      const main = page.getByRole('main');
      await expect.poll(() => openedLook(main.locator('.product-main')), { message: href }).toEqual(look);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/producto\/[^?]+$/);
      if (color === '') continue;
      const chosen = page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { checked: true });
      await expect.poll(async () => slugOf(await chosen.inputValue())).toBe(color);
    }
  });

test('no page opens on a sold-out variant while others are available, or on a size that the shopper did not choose @desktop', async ({
  page,
}) => {
  const answer = await fetch(`${ORIGINS.sandbox}/api/v1/items/menu`);
  const { data }: { readonly data: { readonly articulos: readonly { readonly Sku: string }[] } } =
    await answer.json();
  let tried = 0;
  const details = await Promise.all(data.articulos.map(({ Sku }) => detailOf(Sku)));
  for (const { articulo, variantes } of details) {
    const { Sku } = articulo;
    const isHidden = variantes[0]?.Cantidad === 0 && variantes.some(({ Cantidad }) => Cantidad > 0);
    if (!isHidden) continue;
    const html = await (await page.request.get(`/producto/${Sku}`)).text();
    const inputs = (group: string): readonly string[] =>
      html.match(new RegExp(`<input[^>]*name="?discount-${group}\\b[^>]*>`, 'g')) ?? [];
    const isChosen = (each: string): boolean => each.includes('checked');
    expect(
      inputs('s').some((each) => !each.includes('disabled')),
      Sku,
    ).toBe(true);
    expect(inputs('s').filter(isChosen), Sku).toHaveLength(inputs('s').length === 1 ? 1 : 0);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(5);
});

test('without scripts a card leads to the shown colour @nojs', async ({ page }) => {
  await page.goto('/productos');
  for (const nth of [0, 3, 7]) {
    const card = cards(page).nth(nth);
    const look = await cardLook(card);
    const link = card.getByRole('heading').getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/\/producto\/[^?]+(\?color=[a-z-]+)?$/);
    await page.goto((await link.getAttribute('href')) ?? '');
    expect(await openedLook(page.locator('.product-main'))).toEqual(look);
    await page.goto('/productos');
  }
});

test('an address with the printed colour is shown at once, and starts no script @desktop', async ({
  page,
}) => {
  await page.goto('/productos');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/\?color=/);
  await page.goto(href);
  await expect(page.locator('html')).not.toHaveAttribute('data-choice');
  await expect(page.locator('[data-mount="buy"]')).toHaveAttribute('data-built', '');
});

test('black in 42: swatches keep the size, and the price is that of the opened variant @desktop', async ({
  page,
}) => {
  await page.goto('/productos/hombre/zapatos/tenis?talla=42');
  const card = cards(page)
    .filter({ has: page.getByRole('group', { name: 'Colores' }) })
    .first();
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    /\?color=[a-z-]+&talla=42$/,
  );
  const swatches = card.getByRole('group', { name: 'Colores' }).getByRole('link');
  for (const href of await swatches.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')))
    expect(href).toMatch(/\?color=[a-z-]+(&talla=42)?$/);
  const look = await cardLook(card);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('radio', { name: /^42\b/ })).toBeChecked();
  await expect.poll(() => openedLook(page.locator('.product-main'))).toEqual(look);
});
