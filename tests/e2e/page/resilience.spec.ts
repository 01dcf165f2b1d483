/**
 * Failures around the shop do not break it: lost scripts, a missing service, a storage that is not writable (decisions
 * 15, 47).
 */
import type { Page } from '@playwright/test';
import { chooseSize } from '../fixtures/choose-size.ts';
import { pressInFooter } from '../fixtures/reach-for.ts';
import { expect, test } from '../fixtures/shop.ts';
import { addressOf, LIST_TYPES, PAGE_TYPES, PRODUCT_TYPE } from '../pages/page-types.ts';

const LOST =
  /Failed to load resource|Failed to fetch dynamically imported module|error loading dynamically|astro-island/;

const add = (page: Page) => page.getByRole('button', { name: 'Añadir al carrito' });

/** Fails every script that is loaded on demand: the islands and React. */
async function loseIslands(page: Page): Promise<void> {
  const onDemand = /\/_astro\/(?!.*astro_type_script|page\.)[^/]+\.js$/;
  await page.route(onDemand, (route) => route.fulfill({ status: 404, body: '' }));
}

test('a page whose own scripts fail once requests them again, and answers', { tag: '@desktop' }, async ({
  page,
  expected,
}) => {
  expected.push(LOST);
  const failed = new Set<string>();
  await page.route('**/_astro/*.js*', (route) => {
    const url = route.request().url();
    if (!/astro_type_script/.test(url) || url.endsWith('?2')) return route.continue();
    failed.add(url);
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
  await chooseSize(page);
  await add(page).click();
  await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toBeVisible();
  expect(failed.size).toBeGreaterThan(0);
});

test('a search uses its form where its code cannot load', { tag: '@desktop' }, async ({ page, expected }) => {
  expected.push(LOST);
  await loseIslands(page);
  await page.goto('/nosotros');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('botas');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/productos\?busqueda=botas$/);
});

test.describe('where the islands’ scripts are missing', { tag: '@desktop' }, () => {
  // Documents have no island; the account redirects strangers; the last five have the island of another.
  const withIslands = PAGE_TYPES.filter(
    ({ name }) =>
      !/account|page about|contact|terms|questions|policy|locations|version/.test(name) &&
      !/first level|comparison|registration|logged-in|payment page/.test(name),
  );
  for (const type of withIslands) {
    test(`${type.name} stays unchanged`, async ({ page, expected }) => {
      expected.push(LOST);
      await loseIslands(page);
      await page.goto(await addressOf(type, 'es-GT'));
      const heading = page.getByRole('heading', { level: 1 });
      const text = await heading.textContent();
      await page.mouse.move(200, 300);
      await page.getByRole('main').hover();
      await page.keyboard.press('Tab');
      await expect(heading).toHaveText(text ?? '');
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }

  test('links and the search form still work as plain HTML', async ({ page, expected }) => {
    expected.push(LOST);
    await loseIslands(page);
    await page.goto('/productos');
    const link = page.getByRole('list', { name: 'Productos' }).getByRole('heading').getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('tenis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/productos\?busqueda=tenis$/);
  });

  test('a click on ‘Añadir al carrito’ does not leave the button busy for ever', async ({
    page,
    expected,
  }) => {
    expected.push(LOST);
    await loseIslands(page);
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await add(page).click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(add(page)).toBeEnabled();
  });
});

test.describe('where the store API is away', { tag: '@desktop' }, () => {
  const lists = LIST_TYPES.filter((_, at) => at % 2 === 1).map((type) => [type, 'drop'] as const);
  const everyFault = (['drop', '500', 'html'] as const).map((fault) => [PRODUCT_TYPE, fault] as const);
  for (const [type, fault] of [...lists, ...everyFault]) {
    test(`${type.name} can be read and left (${fault})`, async ({ page, sandbox, expected }) => {
      expected.push(/Failed to load resource|No se pudo|stock|existencias/i);
      await sandbox.addFault({ path: '/api/*', fault });
      await page.goto(await addressOf(type, 'es-GT'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.move(200, 300);
      await page.getByRole('main').hover();
      await expect(
        page
          .getByRole('main')
          .getByText(/Q\s[\d,]+\.\d\d/)
          .first(),
      ).toBeVisible();
      await pressInFooter(page, 'Nosotros');
      await expect(page).toHaveURL(/\/nosotros$/);
    });
  }

  test('an article can still be added to the cart', async ({ page, sandbox, expected }) => {
    expected.push(/Failed to load resource|stock|existencias/i);
    await sandbox.addFault({ path: '/api/*', fault: 'drop' });
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await chooseSize(page);
    await add(page).click();
    await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toBeVisible();
  });
});

test.describe('where no storage is available', { tag: '@desktop' }, () => {
  const WAYS = [
    [
      'because cookies are blocked',
      (): void => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'because there is none',
      (): void => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get: () => null });
        }
      },
    ],
    [
      'because it takes nothing',
      (): void => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const;
  const warning = (page: Page) => page.locator('[data-connection]');

  for (const [how, refuse] of WAYS) {
    test(`the shopper gets a notice before choosing anything, ${how}`, async ({ page }) => {
      await page.addInitScript(refuse);
      await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
      await expect(warning(page)).toHaveText(
        'Tu navegador no deja que la tienda guarde nada: al cambiar de página se pierden el carrito y la sesión, y no se puede pagar. Permite que este sitio guarde datos antes de comprar.',
      );
      await expect(warning(page)).toBeInViewport({ ratio: 1 });
      await chooseSize(page);
      await add(page).click();
      await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toBeVisible();
      for (const path of ['/cart', '/checkout', '/login', '/pago-exito', '/productos']) {
        await page.goto(path);
        await expect(warning(page)).toContainText('Permite que este sitio guarde datos');
        // Nothing on the page contradicts the notice.
        await expect(page.getByText(/seguirá|próxima vez|Se guarda en este dispositivo/)).toBeHidden();
      }
      await page.goto('/en/cart');
      await expect(warning(page)).toHaveText(/^Your browser does not let the shop keep anything/);
    });
  }

  test('it covers nothing on a phone', async ({ page, axe }) => {
    await page.addInitScript(WAYS[0][1]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
    await expect(warning(page)).toBeInViewport({ ratio: 1 });
    const buy = add(page).first();
    await expect(buy).toBeInViewport({ ratio: 1 });
    await chooseSize(page);
    await buy.click();
    await expect(page.getByText('Tienes 1 en tu carrito.').filter({ visible: true })).toBeInViewport();
    await axe(page);
  });
  test("where the tab's storage works, no notice appears before it is needed", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-no-storage');
    await expect(warning(page)).toBeEmpty();
  });
});

test.describe('where nothing can be stored', { tag: '@desktop' }, () => {
  const notice = /^Este navegador no permite guardar datos/;

  for (const [how, refuse] of [
    [
      'because the quota is full',
      (): void => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'because it is forbidden',
      (): void => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    ],
  ] as const) {
    test(`the cart lives in memory, with one notice, ${how}`, async ({ page }) => {
      await page.addInitScript(refuse);
      await page.goto(await addressOf(PRODUCT_TYPE, 'es-GT'));
      await chooseSize(page);
      await add(page).click();
      const button = page.getByRole('button', { name: 'Carrito, 1 artículo' });
      await expect(button).toBeVisible();
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Carrito' });
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByText(notice).filter({ visible: true })).toHaveCount(1);
    });
  }
});
