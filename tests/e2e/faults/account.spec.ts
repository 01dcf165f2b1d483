/** The account under every fault (`tests/faults/faults.md`). */
import type { Page } from '@playwright/test';
import {
  ANA,
  addressDialog,
  CARLOS,
  loginForm,
  openAccount,
  registration,
  stored,
} from '../fixtures/account-page.ts';
import { expect } from '../fixtures/shop.ts';
import { spoken, testFaults, type Visit } from './fault-visit.ts';

/** The id of the logged-in customer; undefined during a page change. */
const customer = (page: Page) => stored(page, 'tienda:usuario').catch(() => undefined);

async function visitLogin(page: Page, button: string): Promise<Visit> {
  const form = loginForm(page);
  return {
    open: async () => {
      await page.goto('/login');
      await form.getByLabel('Correo electrónico').fill(ANA.email);
      await form.getByLabel('Contraseña').fill(ANA.password);
    },
    act: () => form.getByRole('button', { name: button }).click(),
    says: () => spoken(page),
    keeps: async () => {
      await expect(form.getByLabel('Correo electrónico')).toHaveValue(ANA.email);
      await expect(form.getByLabel('Contraseña')).toHaveValue(ANA.password);
      expect(await customer(page)).toBeNull();
    },
    good: () => expect.poll(() => customer(page)).toMatchObject({ email: ANA.email }),
  };
}

testFaults('login', (page) => visitLogin(page, 'Iniciar sesión'));

testFaults('reset', async (page) => ({
  ...(await visitLogin(page, '¿Olvidaste tu contraseña?')),
  good: () => expect(spoken(page).filter({ hasText: 'Bienvenido' }).first()).toBeVisible(),
}));

testFaults('register', async (page) => {
  const dialog = registration(page);
  const email = `falla-${Date.now()}@example.com`;
  const fields = {
    Nombre: 'Ixchel Coc',
    'Correo electrónico': email,
    Contraseña: 'Quetzal2024',
    Teléfono: '55512345',
  };
  return {
    open: async () => {
      await page.goto('/registrarse');
      for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
    },
    act: () => dialog.getByRole('button', { name: 'Registrarse' }).click(),
    says: () => spoken(page),
    keeps: async () => {
      for (const [label, value] of Object.entries(fields))
        await expect(dialog.getByLabel(label)).toHaveValue(value);
      expect(await customer(page)).toBeNull();
    },
    good: () => expect.poll(() => customer(page)).toMatchObject({ email }),
  };
});

testFaults('address', async (page) => {
  const dialog = addressDialog(page);
  await openAccount(page, CARLOS);
  return {
    open: async () => {
      if ((await customer(page)) === null) await openAccount(page, CARLOS);
      else await page.goto('/mi-cuenta');
      await page.getByRole('button', { name: 'Agregar nueva dirección' }).click();
      await dialog.getByLabel('Nombre').fill('Trabajo');
      await dialog.getByLabel('Departamento').selectOption('Guatemala');
      await dialog.getByLabel('Municipio').selectOption('Mixco');
      await dialog.getByLabel('Teléfono').fill('22334455');
      await dialog.getByLabel('Dirección').fill('12 calle 1-25');
    },
    act: () => dialog.getByRole('button', { name: 'Guardar' }).click(),
    says: () => spoken(page),
    keeps: async (fault) => {
      // The session is over, and the next visitor sees nothing of it.
      if (fault === 401) await expect.poll(() => customer(page)).toBeNull();
      else {
        await expect(dialog.getByLabel('Dirección')).toHaveValue('12 calle 1-25');
        expect(await customer(page)).toMatchObject({ email: CARLOS.email });
      }
    },
    good: () => expect(dialog).toBeHidden(),
    last: 401,
  };
});
