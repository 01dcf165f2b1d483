/** An untouched page does not move (decision 13, Accessibility). */
import { expect, test } from '../fixtures/shop.ts';

for (const address of ['/productos', '/'])
  test(`${address} at rest runs no endless animation, and shows every icon in full`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map((each) => (each instanceof CSSAnimation ? each.animationName : '?')),
    );
    expect(endless).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const icon = page.locator('article [data-action="wishlist"]').first();
    await page.locator('article').first().hover();
    await expect(icon).toHaveCSS('opacity', '1');
  });
