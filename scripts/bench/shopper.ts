/** A returning shopper with one article in the cart, or with many. */
import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { LOOPBACK } from './edge/link.ts';
import { openPhone, type Stored } from './measure/browser.ts';
import type { Place } from './place.ts';

/** Puts an article into the cart and returns the browser's storage. */
export async function makeShopper(browser: Browser, { shop, skus, edge }: Place): Promise<Stored> {
  edge.link.shape(LOOPBACK);
  const { page, close } = await openPhone(browser, { isSlow: false });
  try {
    await page.goto(`${shop}/producto/${skus[1]}`);
    await page.locator('[data-native="talla"] label:has(:enabled)').first().click();
    await page.getByRole('button', { name: 'Añadir al carrito' }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Carrito, 1 artículo' }).waitFor();
    return await page.context().storageState();
  } finally {
    await close();
  }
}

const lineSchema = z.looseObject({ id: z.number(), cartItemId: z.string(), name: z.string() });
const mainSchema = z.looseObject({ cart: z.tuple([lineSchema]) });

/** The main document with this number of lines: copies of its line for different articles. */
function withLines(text: string, count: number): string {
  const main = mainSchema.parse(JSON.parse(text));
  const [line] = main.cart;
  const cart = Array.from({ length: count }, (_, index) => ({
    ...line,
    id: line.id + index,
    cartItemId: `${line.cartItemId}-${index}`,
    name: `${line.name} ${index + 1}`,
  }));
  return JSON.stringify({ ...main, cart });
}

/**
 * The same shopper with a longer cart.
 * @param stored of a shopper with one article
 */
export function fillCart(stored: Stored, lines: number): Stored {
  const origins = stored.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map((entry) =>
      entry.name === 'tienda' ? { ...entry, value: withLines(entry.value, lines) } : entry,
    ),
  }));
  return { ...stored, origins };
}
