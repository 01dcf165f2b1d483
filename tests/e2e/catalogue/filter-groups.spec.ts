/** The groups of a list's filters (interface, Filters; decision 27, Filter groups). */
import { openFilterGroup } from '../fixtures/open-filter-group.ts';
import { expect, test } from '../fixtures/shop.ts';

for (const [address, left] of [
  ['/marca/kinalto', 'Marca'],
  ['/productos/hombre/zapatos/tenis', 'Categoría'],
] as const)
  test(`${address} leaves out the group ${left}, which has no choice; each other value has a count @desktop`, async ({
    page,
  }) => {
    await page.goto(address);
    const filters = page.getByRole('region', { name: 'Filtros' });
    const closed = filters.locator('details:not([open])');
    await expect(filters.getByRole('group', { name: left })).toHaveCount(0);
    for (const name of await closed.locator('summary').allTextContents())
      await openFilterGroup(filters, name);
    const groups = filters.getByRole('group').filter({ has: page.getByRole('checkbox', { name: 'Todos' }) });
    await expect(groups).toHaveCount(await filters.locator('details').count());
    expect(await groups.count()).toBeGreaterThan(2);
    for (const group of await groups.all()) {
      const [all, ...values] = await group.locator('label:not(.my-size *)').allTextContents();
      expect(all).toBe('Todos');
      expect(values.length).toBeGreaterThan(1);
      for (const value of values) expect(value).toMatch(/ \(\d+\)$/);
    }
  });

test('a closed group opens at a press right after the page loads, and is open where the address selects one of its values @desktop', async ({
  page,
}) => {
  await page.goto('/productos', { waitUntil: 'commit' });
  const filters = page.getByRole('region', { name: 'Filtros' });
  const colors = await openFilterGroup(filters, 'Color');
  await expect(colors.getByRole('checkbox', { name: /^Negro / })).toBeVisible();
  await colors.getByText('Color', { exact: true }).click();
  await expect(colors.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/productos?talla=42');
  const sizes = filters.getByRole('group', { name: 'Talla', exact: true });
  await expect(sizes.getByRole('checkbox', { name: /^42 / })).toBeChecked();
  await expect(sizes.locator('summary')).toHaveText('Talla (1)');
});
