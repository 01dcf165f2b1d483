/** Where the device chooses the colours (Windows' contrast themes), the chosen option can still be distinguished. */
import type { Locator, Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { seedCart } from '../../fixtures/stored-cart.ts';
import { samples } from '../../pages/samples.ts';

const look = (place: Locator, pseudo?: string): Promise<string> =>
  place.evaluate((element, part) => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(element, part);
    return [backgroundColor, backgroundImage, color].join(' ');
  }, pseudo);

test.use({ contextOptions: { forcedColors: 'active' } });

for (const colorScheme of ['light', 'dark'] as const)
  test(`with forced colours (${colorScheme}), chosen and unchosen options differ @desktop`, async ({
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
    // A line on a plate, in another colour than the plate.
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

/** Whether an element's outline or text has another colour than its background. */
const isSeen = (place: Locator, what: 'edge' | 'text'): Promise<boolean> =>
  place.evaluate((element, part) => {
    const style = getComputedStyle(element);
    const layers: Element[] = [];
    const first = part === 'edge' ? element.parentElement : element;
    for (let each = first; each; each = each.parentElement) layers.push(each);
    const backgrounds = layers.map((each) => getComputedStyle(each).backgroundColor);
    const behind = backgrounds.find((each) => each !== 'rgba(0, 0, 0, 0)') ?? 'none';
    if (part === 'text') return style.color !== behind;
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle, borderTopWidth, borderTopColor } =
      style;
    return [
      [outlineStyle, outlineWidth, outlineColor],
      [borderTopStyle, borderTopWidth, borderTopColor],
    ].some(
      ([line, width = '', color]) => line === 'solid' && Number.parseFloat(width) > 0 && color !== behind,
    );
  }, what);

type Row = readonly [
  name: string,
  path: string,
  act: (page: Page) => Promise<void>,
  seen: string,
  part: 'edge' | 'text',
];

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const ROWS: readonly Row[] = [
  ['a toast', '/productos', press('Agregar a wishlist'), '.notyf__toast', 'edge'],
  ['the quick view', '/productos', press(/^Ver /), 'dialog[open]', 'edge'],
  ['the card of the checkout', '/checkout', async () => undefined, '.card-face-front', 'edge'],
  ['a found word of a suggestion', '/', searchFor, '.suggestion mark', 'text'],
  ['the kind of a chosen suggestion', '/', searchFor, '[aria-selected="true"] > .suggestion-kind', 'text'],
  [
    'the button that removes from the comparison',
    '/comparar',
    async () => undefined,
    '.saved-remove > .icon',
    'text',
  ],
];

async function searchFor(page: Page): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Buscar' }).filter({ visible: true });
  await box.pressSequentially('tenis');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`with forced colours (${colorScheme}), edges and texts of open panels are visible @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const lines = await realLines(1);
    await seedCart(page, lines);
    const [line] = lines;
    const compared = [
      { sku: line?.productSku, name: line?.name, price: line?.price, discountedPrice: 0, image: '' },
    ];
    await page.evaluate((text) => localStorage.setItem('tienda:compare', text), JSON.stringify(compared));
    for (const [what, path, act, seen, part] of ROWS) {
      await page.goto(path);
      await act(page);
      await expect(page.locator(seen).first(), what).toBeVisible();
      expect(await isSeen(page.locator(seen).first(), part), what).toBe(true);
    }
  });
