/** Opens a tab with the page of an action and a stored cart. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { RunningShop } from '../commands/shop.ts';
import type { Action } from './actions.ts';

/** An open tab. */
export type Tab = { readonly page: Page; readonly session: CDPSession; readonly close: () => Promise<void> };

declare global {
  interface Window {
    /** Waits, frame by frame, until a condition is met. Only in the pages of the soak test, as `letPass`. */
    readonly until: (isMet: () => unknown) => Promise<void>;
    /** Advances the page's clock. */
    readonly letPass: (ms: number) => void;
  }
}

type Row = {
  readonly IdArticulo: number;
  readonly Sku: string;
  readonly CodigoInterno: string;
  readonly Nombre_Comercial: string;
  readonly Colores: readonly string[];
  readonly Tallas: readonly string[];
};

async function newItems(apiOrigin: string): Promise<readonly Row[]> {
  const response = await fetch(`${apiOrigin}/api/v1/items/new-items`);
  const { data }: { readonly data: readonly Row[] } = await response.json();
  return data;
}

/** The main document of the storage, with three lines in the cart. */
function storedCart(rows: readonly Row[]): string {
  const cart = rows.slice(0, 3).map(({ IdArticulo, Sku, CodigoInterno, Nombre_Comercial }) => ({
    ...{ id: IdArticulo, variantId: IdArticulo, cartItemId: Sku, code: CodigoInterno, sku: Sku },
    ...{ name: Nombre_Comercial, price: 10_000, discount: 0, quantity: 1, images: [], isSoldOut: false },
    ...{ selectedProductColor: '', selectedProductSize: '', stock: 9, productSku: Sku },
  }));
  return JSON.stringify({ version: '1.1', cart, token: null, filters: {} });
}

/** The address of an action: a list, or an article with colours and sizes. */
function addressOf({ place }: Action, siteOrigin: string, rows: readonly Row[]): string {
  if (place === 'list') return `${siteOrigin}/productos`;
  const article = rows.find(({ Colores, Tallas }) => Colores.length > 1 && Tallas.length > 1);
  if (!article) throw new Error('No new article has several colours and sizes.');
  return `${siteOrigin}/producto/${encodeURIComponent(article.Sku)}`;
}

/** Adds functions to `window`, because evaluated functions cannot share code. */
function installTools(): void {
  const until = async (isMet: () => unknown): Promise<void> => {
    const end = performance.now() + 20_000;
    while (!isMet()) {
      if (performance.now() > end) throw new Error(`never: ${isMet}`);
      await new Promise(requestAnimationFrame);
    }
  };
  const now = Date.now.bind(Date);
  let ahead = 0;
  Date.now = () => now() + ahead;
  const letPass = (ms: number): void => {
    ahead += ms;
  };
  Object.assign(window, { until, letPass });
}

/** Opens the page of an action, and loads its deferred code by a first click. */
export async function openTab(
  browser: Browser,
  { siteOrigin, apiOrigin }: RunningShop,
  action: Action,
): Promise<Tab> {
  const rows = await newItems(apiOrigin);
  const context = await browser.newContext({ locale: 'es-GT', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(installTools);
  await page.addInitScript((cart) => localStorage.setItem('tienda', cart), storedCart(rows));
  await page.goto(addressOf(action, siteOrigin, rows));
  await page.mouse.click(2, 2);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session, close: () => context.close() };
}
