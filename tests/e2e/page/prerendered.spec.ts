/** Prerendered pages (decision 110, Next page), drawn by a real browser without simulation. */
import { test } from '@playwright/test';
import { startPrerendering, type Visit } from '../fixtures/prerendering-browser.ts';
import { expect, ORIGINS } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

const WELCOME = 'Bienvenido, Ana';

/**
 * All pages of the shop itself; of the others those that an address bar may prerender, which ignores the page's rules.
 */
const pagesOf = (sku: string): readonly [string, ...string[]] => [
  `/producto/${sku}`,
  '/',
  '/productos?color=negro',
  '/cart',
  '/checkout',
  '/pago?orderid=1&response=1',
  '/mi-cuenta',
  '/pedidos',
  '/login?next=/cart',
  '/favoritos',
];

async function visit(): Promise<Visit> {
  const { sku, name } = await samples();
  const product = { sku, name, image: '', price: 100, salePrice: 100 };
  return startPrerendering({
    origin: ORIGINS.shop,
    pages: pagesOf(sku),
    device: {
      tienda: JSON.stringify({ version: '1.1', cart: [], token: 'a-token' }),
      'tienda:usuario': JSON.stringify({ Nombre: 'Ana', Correo: 'ana@example.com' }),
      'tienda:wishlist': JSON.stringify([product]),
    },
    tab: { 'tienda:toast': WELCOME },
  });
}

test('a prerendered page counts, stores and requests nothing until it is visible, and then does @desktop', async () => {
  const { sku } = await samples();
  const { asked, drawn, opened, close } = await visit();
  try {
    // Ten pages at once in a separate browser are slow on a busy machine.
    const wanted = [...pagesOf(sku)].sort();
    await expect.poll(() => [...drawn.keys()].sort(), { timeout: 60_000 }).toEqual(wanted);
    await expect.poll(() => opened()?.page).toBe(`/producto/${sku}`);

    const early = asked.filter(({ isPrerendered }) => isPrerendered);
    expect(early.filter(({ url }) => !url.startsWith(`${ORIGINS.shop}/`))).toEqual([]);
    expect(early.filter(({ method, destination }) => method !== 'GET' || destination === 'empty')).toEqual(
      [],
    );
    const written = [...drawn.values()].flatMap(({ page, writes }) =>
      writes.map(({ what }) => `${page}: ${what}`),
    );
    expect(written).toEqual([]);

    // Once visible, it does the rest: the toast of the page before, the language of the browser, the viewed product.
    await expect.poll(() => opened()?.text).toContain(WELCOME);
    await expect.poll(() => opened()?.text).toContain('View this page in English');
    await expect.poll(() => opened()?.writes.map(({ what }) => what)).toContain('tienda:recent');
    expect(opened()?.writes.filter(({ isSeen }) => !isSeen)).toEqual([]);
  } finally {
    await close();
  }
});
