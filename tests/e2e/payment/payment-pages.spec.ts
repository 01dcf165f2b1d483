/** The surroundings of a payment: few elements, and none that leads away by accident (decision 12, Payment pages). */

import { ANA, logIn } from '../fixtures/account-page.ts';
import {
  CARDS,
  field,
  openFilledCheckout,
  payButton,
  seedCart,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { hearToasts } from '../fixtures/hear-toasts.ts';
import { expect, test } from '../fixtures/shop.ts';
import { watchScripts } from '../pages/script-watch.ts';

const PATHS = ['/checkout', '/checkout-bac', '/pago', '/pago-exito'] as const;

const LANGUAGES = [
  {
    prefix: '',
    back: 'Volver al carrito',
    links: ['Contacto', 'Políticas de devolución', 'Términos y condiciones'],
    other: ['English', '/en'],
  },
  {
    prefix: '/en',
    back: 'Back to cart',
    links: ['Contact', 'Return policy', 'Terms and conditions'],
    other: ['Español', ''],
  },
] as const;
const TARGETS = ['/contact', '/politicas-de-devolucion', '/terminos-y-condiciones'] as const;

for (const { prefix, back, links, other } of LANGUAGES) {
  for (const path of PATHS) {
    test(`${prefix}${path} has a quiet head and a quiet foot`, async ({ page, axe }) => {
      await page.goto(`${prefix}${path}`);
      const head = page.getByRole('banner');
      const foot = page.getByRole('contentinfo');
      await expect(head.getByRole('link', { name: 'Tienda' })).toHaveAttribute('href', prefix || '/');
      await expect(head.getByRole('link', { name: back })).toHaveAttribute('href', `${prefix}/cart`);
      await expect(head.getByRole('link')).toHaveCount(2);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      for (const [index, name] of links.entries()) {
        const link = foot.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', `${prefix}${TARGETS[index]}`);
      }
      await expect(foot.getByRole('link', { name: other[0] })).toHaveAttribute('href', `${other[1]}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await axe(page);
    });
  }
}

test.describe('without scripts', { tag: '@nojs' }, () => {
  for (const path of PATHS) {
    test(`head and foot of ${path} lead on`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`/en${path}`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click();
      await expect(page).toHaveURL('/en/politicas-de-devolucion');
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Volver al carrito' }).click();
      await expect(page).toHaveURL('/cart');
    });
  }
});

test.describe('the checkout of customers', { tag: '@desktop' }, () => {
  test('warns an idle visitor that a login is needed, without React', async ({ page, sandbox }) => {
    await seedCart(page, { ...sandbox, article: 4 });
    const scripts = await watchScripts(page);
    const toasts = await hearToasts(page);
    await page.goto('/checkout-bac');
    await expect.poll(toasts).toEqual(['warn top-left Debe Iniciar Sesión']);
    await expect(page.getByText('Debe Iniciar Sesión').first()).toBeVisible();
    expect(await scripts.react()).toEqual([]);
    const inPage = page.getByRole('main').getByText('Debe Iniciar Sesión');
    await expect(inPage).toBeVisible();
    await field(page, 'NIT/DPI').click();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(await toasts()).toHaveLength(1);
    await logIn(page, ANA);
    await expect(inPage).toBeHidden();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(inPage).toBeVisible();
    await page.goto('/en/checkout-bac');
    await expect.poll(toasts).toEqual(['warn top-left Please sign in']);
  });
  test('warns in the page alone where the cart is empty', async ({ page }) => {
    const toasts = await hearToasts(page);
    await page.goto('/checkout-bac');
    await expect(page.getByRole('main').getByText('Debe Iniciar Sesión')).toBeVisible();
    expect(await toasts()).toEqual([]);
  });
  test('warns no customer who is logged in', async ({ page, sandbox }) => {
    await seedCart(page, { ...sandbox, article: 4 });
    const toasts = await hearToasts(page);
    await page.goto('/login?next=%2Fcheckout-bac');
    await logIn(page, ANA);
    await expect(page).toHaveURL(/\/checkout-bac$/);
    await expect(field(page, 'Dirección de entrega')).not.toHaveValue('');
    await expect(page.getByText('Debe Iniciar Sesión')).toBeHidden();
    expect(await toasts()).toEqual([`success top-right Bienvenido: ${ANA.name}`]);
  });
});

for (const width of [360, 1280]) {
  test(`a denial is named in the heading, and leads back to the card in view, ${width} wide`, {
    tag: '@desktop',
  }, async ({ page, sandbox, axe }) => {
    await page.setViewportSize({ width, height: 740 });
    await seedCart(page, { ...sandbox, article: 1 });
    await openFilledCheckout(page, CARDS.denied);
    await payButton(page).click();
    await waitForOutcome(page);
    await expect(page).toHaveTitle(/^Forma de Pago Procesada/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toContainText('Transacción Denegada: ');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No se hizo ningún cobro');
    await axe(page);
    const back = page.getByRole('link', { name: 'Volver al checkout' });
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(field(page, 'Nombre del cliente')).not.toHaveValue('');
    for (const name of ['Titular de la tarjeta', 'Número de tarjeta']) {
      await expect(field(page, name)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('no link carries the query of a payment, and the other language keeps it until it is read', {
  tag: '@desktop',
}, async ({ page }) => {
  const query = '?response=2&responsetext=Fondos&orderid=FAC-9&transactionid=77';
  const links = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href')).join('\n'),
    );
  await page.goto(`/pago-exito${query}`, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  expect(await links()).not.toMatch(/FAC-9|response=/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/denegada/i);
  await page.getByRole('link', { name: 'English' }).focus();
  expect(await links()).not.toMatch(/FAC-9|response=/);
});
