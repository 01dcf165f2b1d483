/** The groups of a list's filters (interface, Filters; decision 27, Filter groups). */
import { expect, test } from '../fixtures/shop.ts';

for (const [address, left] of [
  ['/marca/kinalto', 'Marca'],
  ['/productos/hombre/zapatos/tenis', 'Categoría'],
] as const)
  test(`${address} leaves out the group ${left}, in which nothing can be chosen; the others have a count each @desktop`, async ({
    page,
  }) => {
    await page.goto(address);
    const filters = page.getByRole('region', { name: 'Filtros' });
    const groups = filters.getByRole('group').filter({ has: page.getByRole('checkbox', { name: 'Todos' }) });
    await expect(groups.first()).toBeVisible();
    await expect(filters.getByRole('group', { name: left })).toHaveCount(0);
    for (const group of await groups.all()) {
      const [all, ...values] = await group.locator('label').allTextContents();
      expect(all).toBe('Todos');
      expect(values.length).toBeGreaterThan(1);
      for (const value of values) expect(value).toMatch(/ \(\d+\)$/);
    }
  });
