/** Where the device chooses the colours (Windows' contrast themes), the chosen option can still be distinguished. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/shop.ts';
import { samples } from '../../pages/samples.ts';

const look = (place: Locator, pseudo?: string): Promise<string> =>
  place.evaluate((element, part) => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(element, part);
    return [backgroundColor, backgroundImage, color].join(' ');
  }, pseudo);

test.use({ contextOptions: { forcedColors: 'active' } });

for (const colorScheme of ['light', 'dark'] as const)
  test(`with forced colours (${colorScheme}), what is chosen differs from what is not @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/productos');
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    expect(await look(button('Cuadrícula'))).not.toBe(await look(button('Lista')));
    const chips = page.locator('.audience > .chip');
    expect(await look(chips.nth(0))).not.toBe(await look(chips.nth(1)));
    const cards = page.getByRole('list', { name: 'Productos' }).getByRole('article');
    const heart = (nth: number) => cards.nth(nth).locator('[data-action="wishlist"]');
    await heart(0).click();
    await expect(heart(0)).toHaveAttribute('data-pressed', 'true');
    await page.mouse.move(0, 0);
    expect(await look(heart(0))).not.toBe(await look(heart(1)));
    // On a plate, in another colour than the plate.
    for (const nth of [0, 1]) {
      const icon = await heart(nth).evaluate(
        (element) => getComputedStyle(element, '::before').backgroundColor,
      );
      expect(await look(heart(nth))).toContain('radial-gradient');
      expect(/radial-gradient\((rgba?\([^)]*\))/.exec(await look(heart(nth)))?.[1]).not.toBe(icon);
    }
    const dots = page.locator('.card-colors svg');
    const colors = await dots.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(new Set(colors).size).toBeGreaterThan(3);
    await page.goto(`/producto/${(await samples()).sku}`);
    for (const group of ['Talla', 'Color']) {
      const labels = page.getByRole('radiogroup', { name: group }).locator('label:not(:has(:disabled))');
      await labels.nth(0).click();
      await expect(labels.nth(0).locator('input')).toBeChecked();
      if ((await labels.count()) > 1)
        expect(await look(labels.nth(0)), group).not.toBe(await look(labels.nth(1)));
    }
    await page.getByRole('button', { name: 'Carrito' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Carrito' });
    await expect(dialog).toBeVisible();
    const edge = await dialog.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineWidth} ${outlineStyle}`;
    });
    expect(edge).toMatch(/^[1-9]\d*px (solid|auto)$/);
  });
