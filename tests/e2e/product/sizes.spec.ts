/** Choosing a size on a product page (storefront §4; interface, Quick view and product page; decisions 35, 36, 38, 134, 135). */
import type { Page } from '@playwright/test';
import { slugOf } from '../../../src/shared/text/slug.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { expect, test } from '../fixtures/shop.ts';
import { storedCart } from '../fixtures/stored-cart.ts';
import { unevenDetail, type Variant } from '../pages/article-detail.ts';
import { samples } from '../pages/samples.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Añadir al carrito' });
const addressOf = ({ Color, Talla }: Variant): string => `?color=${slugOf(Color)}&talla=${slugOf(Talla)}`;
const sizes = (page: Page) => page.getByRole('radiogroup', { name: 'Talla' });

test('a sold-out size cannot be chosen and offers “Avísame” with everything filled in @desktop', async ({
  page,
}) => {
  const { articulo, variantes } = await unevenDetail(1);
  const gone = variantes.find(({ Cantidad }) => Cantidad === 0);
  const twin = variantes.find(({ Color, Cantidad }) => Color === gone?.Color && Cantidad > 0);
  if (!gone || !twin) throw new Error('no colour with a sold-out size');
  await page.goto(`/producto/${articulo.Sku}${addressOf(twin)}`);
  await expect(page.getByText(`SKU: ${twin.Sku}`)).toBeVisible();
  await expect(sizes(page).getByRole('radio', { name: `${gone.Talla}, agotada` })).toBeDisabled();
  const notify = page.getByRole('link', { name: `Avísame cuando haya talla ${gone.Talla}` });
  const href = decodeURIComponent((await notify.getAttribute('href')) ?? '');
  expect(href).toContain(`${articulo.Nombre_Comercial}, ${gone.Color}, ${gone.Talla}`);
});

test('on a phone the add button stays in sight, and sells no unchosen size', {
  tag: '@phone',
}, async ({ page }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  // Name and price are in the first view, above the bar.
  const bar = (await page.locator('.buy-row').boundingBox())?.y ?? 0;
  const first = await page.locator('.buy > .price').boundingBox();
  expect((first?.y ?? bar) + (first?.height ?? 1)).toBeLessThanOrEqual(bar);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const price = await page.locator('.buy .price [data-cents], .buy .price[data-cents]').first().textContent();
  for (const end of [false, true]) {
    await page.evaluate((down) => scrollTo({ top: down ? 700 : 0, behavior: 'instant' }), end);
    await expect(add(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.buy-sum')).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.buy-sum')).toHaveText(`${price}Elige tu talla`);
  for (const way of [add(page), page.getByRole('button', { name: 'Elige tu talla' })]) {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await way.click();
    await expect(sizes(page).getByRole('radio', { disabled: false }).first()).toBeFocused();
    await expect(sizes(page)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('status').filter({ hasText: 'Elige tu talla' })).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  const size = await chooseSize(page);
  await page.getByRole('button', { name: `Talla ${size}` }).click();
  await expect(sizes(page).getByRole('radio', { name: size, exact: true })).toBeFocused();
});

test('“Verificar tu talla” opens the guide of the article in the page, and a line shows the size of the shopper', async ({
  page,
  axe,
}) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const link = page.getByRole('link', { name: 'Verificar tu talla' });
  await expect(page.getByText('Viene pequeño: elige una talla más')).toBeVisible();
  await expect(link).toHaveAttribute('target', '_blank');
  await link.click();
  const guide = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cerrar' }) });
  await expect(guide.getByRole('columnheader', { name: 'MX' })).toBeVisible();
  await axe(page);
  await guide.getByRole('button', { name: 'Cerrar' }).click();
  await expect(link).toBeFocused();
  await page.evaluate(() => localStorage.setItem('tienda:size', '{"shoes":"42","clothes":""}'));
  await page.reload();
  await link.focus();
  await expect(page.getByText('Tu talla suele ser 43 en Kinalto')).toBeVisible();
});
