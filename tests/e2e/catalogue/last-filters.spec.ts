/** The last chosen filters of a list are offered to a returning shopper (decision 210, Last filters). */
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';

for (const [path, words] of [
  ['/productos', { region: 'Filtros', brand: 'Marca', way: 'Seguir con tus filtros' }],
  ['/en/productos', { region: 'Filters', brand: 'Brand', way: 'Continue with your filters' }],
] as const) {
  test(`${path} offers its last filters once, and only where none are chosen`, { tag: '@desktop' }, async ({
    page,
    axe,
  }) => {
    const way = page.getByRole('link', { name: words.way });
    await page.goto(path);
    const brand = await openFilterGroup(page.getByRole('region', { name: words.region }), words.brand);
    await brand.getByRole('checkbox').nth(1).click();
    await expect(page).toHaveURL(/\?marca=/);
    const filtered = new URL(page.url());
    const isStored = () =>
      page.evaluate(() => localStorage.getItem('tienda')?.includes('"list":"/productos"'));
    await expect.poll(isStored).toBe(true);
    await page.goto(filtered.href);
    await expect(way).toHaveCount(0);
    await page.goto(path);
    await expect(way).toHaveAttribute('href', filtered.pathname + filtered.search);
    await axe(page);
    await way.click();
    await expect(page).toHaveURL(filtered.href);
    await expect.poll(isStored).toBe(true);
    await page.goto(path);
    await expect(way).toBeVisible();
    await page.reload();
    await expect(page.getByRole('list').getByRole('article').first()).toBeVisible();
    await expect(way).toHaveCount(0);
  });
}
