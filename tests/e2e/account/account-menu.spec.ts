/** The account dropdown of the header (storefront §2). */
import { isToldExpanded } from '../fixtures/expanded.ts';
import { expect, test } from '../fixtures/shop.ts';

test('the account menu offers the login to a visitor, by keyboard too', { tag: '@desktop' }, async ({
  page,
  axe,
}) => {
  await page.goto('/nosotros');
  const button = page.getByRole('button', { name: 'Mi cuenta' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isToldExpanded(page, 'Mi cuenta')).toBe(true);
  await expect(button).not.toHaveAttribute('aria-expanded');
  const login = page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' });
  await expect(login).toHaveAttribute('href', '/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Registrarse' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(login).toBeFocused();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
});

test('a customer can log out, which leads home', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/nosotros');
  await page.evaluate(() => localStorage.setItem('tienda', '{"version":"1.1","cart":[],"token":"a-token"}'));
  await page.reload();
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Registrarse' })).toBeHidden();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('tienda'))).not.toContain('a-token');
});
