/** A printed page shows its content, without controls. */
import type { Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { seedCart } from '../../fixtures/stored-cart.ts';
import { samples } from '../../pages/samples.ts';

/** The controls on paper. */
function pressable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, .button, select, [role="button"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
}

/** Expects around the content on paper the shop's name and contacts, each once. */
async function expectHeadAndFoot(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Tienda', exact: true })).toHaveCount(1);
  await expect(page.getByText('hola@tienda.example').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('+502 2345-6789').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const word of ['English', 'Pago seguro', 'Volver al carrito', 'Términos y condiciones'])
    await expect(page.getByText(word).filter({ visible: true })).toHaveCount(0);
}

test('a printed cart, checkout, product and list have their content and no buttons @desktop', async ({
  page,
}) => {
  const [first, second] = await realLines(2);
  await seedCart(page, [first, second]);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Carrito' }).getByRole('listitem')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  expect(await pressable(page)).toEqual([]);
  await expectHeadAndFoot(page);
  const line = page.getByRole('list', { name: 'Carrito' }).getByRole('listitem').first();
  await expect(line).toContainText(first?.name ?? '');
  await expect(line.getByRole('spinbutton', { name: 'Cantidad' })).toBeVisible();
  await expect(page.locator('[data-stored="total"]')).toBeVisible();
  const { sku, name } = await samples();
  for (const [path, words] of [
    ['/checkout', first?.name ?? ''],
    [`/producto/${sku}`, name],
    ['/productos', name],
    ['/productos?vista=lista', name],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
    expect(await pressable(page), path).toEqual([]);
    await expectHeadAndFoot(page);
  }
});
