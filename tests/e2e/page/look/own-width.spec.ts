/**
 * Components that appear in several widths and adapt to their own: cart lines, the order, the checkout form (decision
 * 21, Own width).
 */
import type { Locator, Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { seedCart } from '../../fixtures/stored-cart.ts';

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

/**
 * Whether a part begins below the end of the other; undefined while one of them is not drawn, because hydration
 * replaces lines.
 */
async function isBelow(part: Locator, other: Locator): Promise<boolean | undefined> {
  const [own, above] = [await part.boundingBox(), await other.boundingBox()];
  return own && above ? own.y >= above.y + above.height : undefined;
}

test.describe('components that adapt to their own width', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => seedCart(page, await realLines(1)));

  test('a cart line is one row on a tablet, and two rows next to the summary of a small desktop', async ({
    page,
  }) => {
    const quantityIsBelow = () =>
      isBelow(page.locator('.cart-line-quantity'), page.locator('.cart-line .cart-line-price'));
    await open(page, '/cart', 768);
    await expect.poll(quantityIsBelow).toBe(false);
    await open(page, '/cart', 1024);
    await expect.poll(quantityIsBelow).toBe(true);
    await open(page, '/cart', 1280);
    await expect.poll(quantityIsBelow).toBe(false);
  });

  test('a line saved for later has its buttons below the text next to the summary of a small desktop', async ({
    page,
  }) => {
    await seedCart(page, await realLines(2));
    await open(page, '/cart', 1024);
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    const saved = page.getByRole('list', { name: 'Guardado para después' });
    const buttonsAreBelow = () =>
      isBelow(saved.locator('.cart-line-actions'), saved.locator('.cart-line-text'));
    await expect.poll(buttonsAreBelow).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(buttonsAreBelow).toBe(false);
  });

  test("'Tu orden' puts the quantity below the product where three columns have no room, with its label", async ({
    page,
  }) => {
    const order = page.getByRole('region', { name: 'Tu orden' });
    const quantity = order.getByRole('cell').first();
    const label = () => quantity.evaluate((cell) => getComputedStyle(cell, '::before').content);
    for (const [width, isNarrow] of [
      [360, true],
      [768, false],
      [1024, true],
      [1280, false],
    ] as const) {
      await open(page, '/checkout', width);
      const quantityIsBelow = () => isBelow(quantity, order.getByRole('rowheader').first());
      await expect.poll(quantityIsBelow, `${width} px`).toBe(isNarrow);
      expect((await label()) !== 'none', `${width} px`).toBe(isNarrow);
      await expect(order.getByRole('columnheader')).toHaveText(['Producto', 'Cantidad', 'Total']);
    }
  });

  test('no selection control is cut off next to the order', async ({ page }) => {
    for (const width of [768, 1024, 1280]) {
      await open(page, '/checkout', width);
      const select = page.getByLabel('Departamento');
      const textWidth = await select.evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas || !(element instanceof HTMLSelectElement)) return Number.POSITIVE_INFINITY;
        canvas.font = getComputedStyle(element).font;
        return canvas.measureText(element.selectedOptions[0]?.text ?? '').width;
      });
      const room = await select.evaluate((element) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
        return (
          element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        );
      });
      expect(textWidth, `${width} px`).toBeLessThanOrEqual(room);
    }
  });
});

test("a picture of 'Tu orden' that does not load is the default one @desktop", async ({ page, expected }) => {
  expected.push(/Failed to load/);
  const [line] = await realLines(1);
  await seedCart(page, [{ ...line, images: ['http://127.0.0.1:1/no-hay.jpg'] }]);
  await page.goto('/checkout');
  const picture = page.getByRole('region', { name: 'Tu orden' }).locator('img');
  await expect(picture).toHaveAttribute('src', /no-image/);
  await expect
    .poll(() => picture.evaluate((image) => [image.clientWidth, image.clientHeight]))
    .toEqual([56, 56]);
});
