/** Further pages of a list, and the restored position of a returning shopper (decision 29, Further pages). */
import type { Page } from '@playwright/test';
import { scrollTo } from '../fixtures/reach-for.ts';
import { expect, test } from '../fixtures/shop.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');
const parameters = (page: Page) => page.evaluate(() => decodeURIComponent(location.search));

for (const [list, query, more, screen] of [
  ['', '?pagina=2', '/pagina/2', ''],
  [
    '?etiqueta=oferta&orden=precio-asc',
    '?etiqueta=oferta&orden=precio-asc&pagina=2',
    'asc&pagina=2',
    '@desktop',
  ],
])
  test(`more products of /productos${list} are added below, counted in the address and restored after going back ${screen}`, async ({
    page,
  }) => {
    await page.goto(`/productos${list}`);
    // The requested list's link: the printed list's link leads elsewhere and may disappear under the mouse.
    const way = page.locator(`a[href$="${more}"]`);
    await scrollTo(way);
    await way.click();
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(() => parameters(page)).toBe(query);
    await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
    const chosen = cards(page).nth(32).getByRole('link').first();
    await chosen.focus();
    // Record only the place where the page is left.
    await page.evaluate(() =>
      addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY))),
    );
    await chosen.press('Enter');
    await page.waitForURL(/\/producto\//);
    const top = Number(await page.evaluate(() => sessionStorage.getItem('left')));
    expect(top).toBeGreaterThan(1000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), top)).toBeLessThan(2);
  });

test('going back to a card below the first rows restores its position, even where the rows above were never visible @phone', async ({
  page,
}) => {
  await page.goto('/productos');
  const chosen = cards(page).nth(21);
  // Its layout waits for the first scroll.
  await expect(chosen.locator('xpath=..')).toHaveCSS('content-visibility', 'auto');
  await page.evaluate(() => scrollBy(0, 50));
  await expect(chosen.locator('xpath=..')).toHaveCSS('content-visibility', 'visible');
  await chosen.scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => (await chosen.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await chosen.getByRole('heading').getByRole('link').tap();
  await page.waitForURL(/\/producto\//);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});
