/** Somebody who comes back with one article in the cart. */
import type { Browser } from '@playwright/test';
import { LOOPBACK } from './edge/link.ts';
import { openPhone, type Stored } from './measure/browser.ts';
import type { Place } from './place.ts';

/** Puts an article into the cart, and tells what the browser has stored then. */
export async function makeShopper(browser: Browser, { shop, skus, edge }: Place): Promise<Stored> {
  edge.link.shape(LOOPBACK);
  const { page, close } = await openPhone(browser, { isSlow: false });
  try {
    await page.goto(`${shop}/producto/${skus[1]}`);
    await page.getByRole('button', { name: 'Añadir al carrito' }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Carrito, 1 artículo' }).waitFor();
    return await page.context().storageState();
  } finally {
    await close();
  }
}
