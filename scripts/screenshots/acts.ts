/** Actions of shoppers before a screenshot. They find elements by role and name. */
import type { Page } from 'playwright';
import type { Act } from './view.ts';

type Role = 'button' | 'link' | 'searchbox' | 'radio';

const seen = (page: Page, role: Role, name: string | RegExp) =>
  page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).filter({ visible: true });

/** Presses the first visible element with a role and name. */
export function press(role: Role, name: string | RegExp): Act {
  return (page) => seen(page, role, name).first().click();
}

/** Presses an element, and waits for the dialog that opens. */
export function open(role: Role, name: string | RegExp): Act {
  return async (page) => {
    await seen(page, role, name).first().click();
    await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
  };
}

/** Presses the picture of a product, and waits for the enlarged view. */
export const enlarge: Act = async (page) => {
  await page.getByRole('region', { name: 'Galería' }).getByRole('img').first().click();
  await page.getByRole('dialog', { name: 'Imagen ampliada' }).getByRole('img').waitFor();
};

/** Combines several actions. */
export function inTurn(...acts: readonly Act[]): Act {
  return async (page, place) => {
    for (const act of acts) await act(page, place);
  };
}

/** Scrolls by a number of window heights. */
export function scroll(windows: number): Act {
  return (page) => page.evaluate((count) => scrollTo(0, innerHeight * count), windows);
}

/** Types into the search box of the header, and waits for suggestions. */
export function search(term: string): Act {
  return async (page) => {
    await seen(page, 'searchbox', 'Buscar').first().pressSequentially(term, { delay: 40 });
    await page.getByRole('option').first().waitFor();
  };
}

/** Fails matching calls of the store API (not pictures) with an error, or delays them for ever. */
export function goesWrong(path: RegExp, how: 'error' | 'never'): Act {
  return async (page, { sandbox }) => {
    await page.route(
      (url) => url.origin === sandbox && path.test(url.pathname),
      (route) => (how === 'error' ? route.fulfill({ status: 500, body: '{}' }) : undefined),
    );
  };
}

/** Fills the login form. */
export function logIn(email: string, password: string): Act {
  return async (page) => {
    const form = page.getByRole('form', { name: 'Iniciar sesión' });
    await form.getByLabel('Correo electrónico').fill(email);
    await form.getByLabel('Contraseña').fill(password);
    await form.getByRole('button', { name: 'Iniciar sesión' }).click();
  };
}

/** Fills the guest checkout with a card. */
export function fillCheckout(card: string): Act {
  return async (page) => {
    const form = page.getByRole('form', { name: 'Datos del cliente' });
    const customer = (name: string) => form.getByLabel(name, { exact: true });
    const field = (name: string) => page.getByLabel(name, { exact: true }).first();
    await customer('Nombre').fill('María García');
    await customer('Correo electrónico').fill('maria@correo.gt');
    await customer('Teléfono').fill('3232 3232');
    await customer('Departamento').selectOption({ label: 'Guatemala' });
    await customer('Municipio').selectOption({ label: 'Mixco' });
    await customer('Dirección').fill('12 calle 1-25 zona 10');
    await field('NIT/DPI').fill('576937-K');
    await press('button', 'Validar NIT')(page, { shop: '', sandbox: '' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((i) => i.readOnly && i.value),
    );
    await field('Titular de la tarjeta').fill('MARIA GARCIA');
    await field('Número de tarjeta').pressSequentially(card);
    await field('Mes').selectOption('12');
    await field('Año').fill('39');
    await field('CVV').fill('123');
  };
}

/** Pays, and waits for the result. */
export const pay: Act = async (page, place) => {
  await press('button', /^Pagar/)(page, place);
  await page.waitForURL(/\/pago-exito$/, { timeout: 30_000 });
  await page.getByRole('main').getByRole('alert').waitFor();
};
