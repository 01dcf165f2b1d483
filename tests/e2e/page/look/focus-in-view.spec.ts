/** A focused element is never hidden behind a sticky one (WCAG 2.2, 2.4.11 Focus Not Obscured). */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop.ts';
import { samples } from '../../pages/samples.ts';

/** 1280 × 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** Past the header, its shortcuts and the top of a page. */
const STEPS = 30;

/** A line for the focused element if nothing of it is visible; '' otherwise. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const seen = focused.closest('label') ?? focused;
    const rects = [...seen.getClientRects()];
    const owns = (x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (seen.contains(top) || top.contains(seen));
    };
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = rects.some((rect) =>
      shares.some((right) =>
        shares.some((down) => owns(rect.left + rect.width * right, rect.top + rect.height * down)),
      ),
    );
    if (isSeen) return '';
    const { left, top, width, height } = seen.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
    return `${name} at ${Math.round(top)}–${Math.round(top + height)} px, behind ${over?.className || over?.tagName}`;
  });
}

test.use({ locale: 'en-US', viewport: ZOOMED });

for (const path of [
  '/productos/hombre/zapatos/tenis',
  'product',
  '/cart',
  '/checkout',
  '/preguntas-frecuentes',
])
  test(`on ${path}, zoomed to 400 %, the focused element is visible @desktop`, async ({ page }) => {
    await page.goto(path === 'product' ? `/producto/${(await samples()).sku}` : path);
    await page.keyboard.press('Tab');
    // The offer of the other language appears with the first interaction.
    if (path !== '/checkout') await expect(page.locator('.language-offer')).toBeVisible();
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press(key);
        const found = await hiddenFocus(page);
        if (found !== '') hidden.push(`${key}: ${found}`);
      }
    expect(hidden).toEqual([]);
  });
