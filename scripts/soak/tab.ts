/** A tab in which an act is done. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { RunningShop } from '../commands/shop.ts';
import type { Act } from './acts/act.ts';
import { installTools } from './acts/page-tools.ts';
import { colourfulSku, storedCart } from './articles.ts';

export type Tab = { readonly page: Page; readonly session: CDPSession; readonly close: () => Promise<void> };

async function addressOf({ place }: Act, { siteOrigin, apiOrigin }: RunningShop): Promise<string> {
  if (place === 'list') return `${siteOrigin}/productos`;
  return `${siteOrigin}/producto/${encodeURIComponent(await colourfulSku(apiOrigin))}`;
}

/** Opens the page of an act as a shopper with a cart, who is there. */
export async function openTab(browser: Browser, shop: RunningShop, act: Act): Promise<Tab> {
  const context = await browser.newContext({ locale: 'es-GT', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await installTools(page);
  await page.addInitScript((cart) => localStorage.setItem('tienda', cart), await storedCart(shop.apiOrigin));
  await page.goto(await addressOf(act, shop));
  // From now on the page's later code is loaded.
  await page.mouse.click(2, 2);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session, close: () => context.close() };
}
