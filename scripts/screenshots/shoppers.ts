/** Creates shoppers through the interface, and reuses their stored state for all screenshots. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { logIn } from './acts.ts';
import type { Place, Samples, Shopper } from './view.ts';

/** A browser's cookies and storage of a shopper. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Presses a button, and waits until the stored value of a key changes. */
async function pressAndKeep(page: Page, name: string, key: string): Promise<void> {
  const stored = (): Promise<string | null> => page.evaluate((item) => localStorage.getItem(item), key);
  const before = await stored();
  await button(page, name).first().click();
  await page.waitForFunction(([item, old]) => localStorage.getItem(item ?? '') !== old, [key, before]);
}

async function putIntoCart(page: Page): Promise<void> {
  const size = page.getByRole('radiogroup', { name: 'Talla' }).locator('label:has(input:enabled)').first();
  if ((await size.count()) > 0) await size.click();
  await pressAndKeep(page, 'Añadir al carrito', 'tienda');
}

async function goShopping(page: Page, shop: string, { skus, sale }: Samples): Promise<void> {
  for (const sku of [skus[0], skus[1]]) {
    await page.goto(`${shop}/producto/${sku}`);
    await putIntoCart(page);
  }
  await page.goto(`${shop}/producto/${sale}`);
  await page.goto(`${shop}/productos`);
  for (const _ of ['first', 'second', 'third']) {
    await pressAndKeep(page, 'Agregar a wishlist', 'tienda:wishlist');
    await pressAndKeep(page, 'Comparar', 'tienda:compare');
  }
}

/** Creates the stored state of each kind of shopper. */
export async function createShoppers(
  browser: Browser,
  place: Place,
  samples: Samples,
): Promise<Readonly<Record<Shopper, Stored>>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es-GT' });
  const page = await context.newPage();
  const visitor = await context.storageState();
  await goShopping(page, place.shop, samples);
  const shopper = await context.storageState();
  await page.goto(`${place.shop}/login?next=%2Fmi-cuenta`);
  await logIn('ana@example.com', 'Quetzal2024')(page, place);
  await page.waitForURL(/\/mi-cuenta$/);
  await page.getByRole('heading', { name: 'Tus direcciones' }).waitFor();
  const customer = await context.storageState();
  await context.close();
  return { visitor, shopper, customer };
}
