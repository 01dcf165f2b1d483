/** Quick view (storefront §2; interface, Quick view and product page; decision 88, HTML in API texts). */

import { edgeCaseSku } from '../../../scripts/sandbox/catalogue/edge-cases.ts';
import { slugOf } from '../../../src/shared/text/slug.ts';
import { chooseSize } from '../fixtures/choose-size.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';
import { detailOf } from '../pages/article-detail.ts';
import { samples } from '../pages/samples.ts';
import { watchScripts } from '../pages/script-watch.ts';

test.describe('the quick view', () => {
  test('opens at once by the product’s name, sells, and gives the focus back', async ({ page, axe }) => {
    const toasts = await hearToasts(page);
    const { sku, name } = await samples();
    const { variantes } = await detailOf(sku);
    await page.goto('/productos');
    const opener = page.getByRole('button', { name: `Ver ${name}`, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    const link = dialog.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', new RegExp(`/producto/${sku}\\?color=[a-z-]+$`));
    // In the colour of the card; the shopper chooses the size.
    const [, color = ''] = /color=([a-z-]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
    const opened = variantes.find(({ Color, Cantidad }) => slugOf(Color) === color && Cantidad > 0);
    await axe(page);
    await dialog.getByRole('button', { name: 'Añadir al carrito' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Elige tu talla' })).toBeVisible();
    await chooseSize(dialog);
    await expect(dialog.getByText(`SKU: ${opened?.Sku}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Añadir al carrito' }).click();
    await expect(page.getByText('Añadio al Carrito').first()).toBeVisible();
    await expect.poll(toasts).toEqual(['success top-left Añadio al Carrito']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('has the gallery and the size guide of the product’s page, loaded on first use @desktop', async ({
    page,
    axe,
  }) => {
    const { sku, name } = await samples();
    const scripts = await watchScripts(page);
    const galleries = async () =>
      (await scripts.atRest()).filter(({ url }) => /\/gallery\.[^/]+\.js$/.test(url)).length;
    await page.goto('/productos');
    expect(await galleries()).toBe(0);
    await page.getByRole('button', { name: `Ver ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    const second = dialog.getByRole('button', { name: /^Imagen 2 de/ });
    await expect(second).toBeVisible();
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(dialog.locator('.gallery-main .is-active')).toHaveCount(1);
    await expect.poll(galleries).toBe(1);
    await dialog.getByRole('link', { name: 'Verificar tu talla' }).click();
    const guide = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('columnheader', { name: 'MX' }) })
      .last();
    await expect(guide.getByRole('columnheader', { name: 'MX' })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('link', { name: 'Verificar tu talla' })).toBeFocused();
    await dialog.getByRole('radiogroup', { name: 'Color' }).getByRole('radio').last().check({ force: true });
    await expect(dialog.getByRole('button', { name: /^Imagen 1 de/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(dialog.getByText(`SKU: ${sku}`)).toBeVisible();
  });

  test('reports that it cannot be loaded, and tries again', { tag: '@desktop' }, async ({
    page,
    sandbox,
    expected,
  }) => {
    expected.push(/Failed to load resource/);
    const toasts = await hearToasts(page);
    const { sku, name } = await samples();
    await sandbox.addFault({ path: `/api/v1/items/${sku}`, status: 500, body: {}, times: 1 });
    await page.goto('/productos');
    await page.getByRole('button', { name: `Ver ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialog.getByRole('button', { name: 'Añadir al carrito' })).toBeVisible();
    await expect.poll(toasts).toEqual(['info top-center No se encontraron productos disponibles']);
  });

  test('offers “Avísame” for a sold-out article without variants, like its page', {
    tag: '@desktop',
  }, async ({ page, sandbox }) => {
    const sku = edgeCaseSku('withoutVariants');
    const answer = await detailOf(sku);
    expect(answer.variantes).toEqual([]);
    const { Nombre_Comercial: name } = answer.articulo;
    const articulo = { ...answer.articulo, Cantidad: 0 };
    await sandbox.addFault({
      path: `/api/v1/items/${sku}`,
      body: { code: 200, data: { ...answer, articulo } },
    });
    const offer = { name: 'Avísame cuando vuelva a haber' };
    await page.goto('/productos/accesorios/billeteras');
    await page.getByRole('button', { name: `Ver ${name}`, exact: true }).click();
    const link = page.getByRole('dialog', { name }).getByRole('link', offer);
    await expect(link).toBeVisible();
    const href = (await link.getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain(`vuelva a haber ${name} (SKU ${sku})`);
    await page.goto(`/producto/${sku}`);
    // The page fetches fresh data with its first use.
    await page.getByRole('spinbutton', { name: 'Cantidad' }).focus();
    await expect(page.getByRole('link', offer)).toHaveAttribute('href', href);
  });

  test('prints hostile names and descriptions as text (decision 88)', { tag: '@desktop' }, async ({
    page,
    sandbox,
  }) => {
    const { sku, name } = await samples();
    const answer = await detailOf(sku);
    const hostile = '</script><script>__xss=1</script><img src=x onerror=__xss=1>';
    const articulo = {
      ...answer.articulo,
      Nombre_Comercial: hostile,
      Descripcion_p: hostile,
      Descripcion_g: hostile,
    };
    await sandbox.addFault({
      path: `/api/v1/items/${sku}`,
      body: { code: 200, data: { ...answer, articulo } },
    });
    await page.goto('/productos');
    await page.getByRole('button', { name: `Ver ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText('Descripción').click();
    await expect(dialog.getByText(hostile)).toBeVisible();
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
});
