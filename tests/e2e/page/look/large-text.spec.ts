/** Text twice as large as usual, narrow screens and long words: nothing is covered, and no page scrolls sideways. */
import type { Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { seedCart } from '../../fixtures/stored-cart.ts';

/** How far the page scrolls sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on a narrow screen', { tag: '@phone' }, () => {
  test('no page scrolls sideways when the text is twice as large', async ({ page }) => {
    const [line] = await realLines(1);
    await seedCart(page, [line]);
    await page.setViewportSize({ width: 360, height: 740 });
    const product = `/producto/${line?.productSku}`;
    for (const path of ['/', '/productos/hombre/zapatos/tenis', product, '/cart', '/checkout']) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect.poll(() => sideways(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('a colour and a size without a space do not push the cart or the checkout aside', async ({ page }) => {
    const [line] = await realLines(1);
    const long = { selectedProductColor: 'A'.repeat(80), selectedProductSize: 'B'.repeat(80) };
    await seedCart(page, [{ ...line, ...long }]);
    await page.setViewportSize({ width: 320, height: 740 });
    for (const path of ['/cart', '/checkout']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(long.selectedProductColor)).toBeVisible();
      await expect.poll(() => sideways(page), path).toBeLessThanOrEqual(0);
    }
  });

  test("a large total is next to or below the '+' of its line, never over it", async ({ page }) => {
    const [line] = await realLines(1);
    await seedCart(page, [{ ...line, price: 1_111_050, discount: 0 }]);
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/cart');
      const total = page.locator('.cart-line-total');
      await expect(total).toContainText('11,110.50');
      const more = page.getByRole('button', { name: 'Aumentar cantidad' });
      const isClear = async (): Promise<boolean> => {
        const [button, text] = [await more.boundingBox(), await total.boundingBox()];
        if (!button || !text) return false;
        const isBeside = text.x >= button.x + button.width;
        const isBelow = text.y >= button.y + button.height;
        return (isBeside || isBelow) && text.x + text.width <= width;
      };
      await expect.poll(isClear, `${width} px`).toBe(true);
    }
  });
});

for (const width of [360, 768, 1280]) {
  test(`a brand without a space leaves the button of a product in its place, ${width} px wide`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const [line] = await realLines(1);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/producto/${line?.productSku}`);
    const brand = page.getByRole('main').locator('a[href^="/marca/"]');
    await brand.evaluate((link) => {
      link.textContent = 'B'.repeat(300);
    });
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  });
}
