/** A page whose HTML arrives in small pieces, as on a slow line: its visible content does not move. */
import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { seedCart, stored } from '../../fixtures/checkout-page.ts';
import { expect, ORIGINS, test } from '../../fixtures/shop.ts';
import { samples } from '../../pages/samples.ts';
import { watchShifts } from './watch-shifts.ts';

/** Bytes that arrive in a frame of the screen. */
const PIECE = 400;
const FRAME = 16;

/** Headers of the answer that stay valid for the changed body. */
const KEPT = ['content-type', 'content-security-policy', 'cache-control'];

/** Yields the head at once, and the rest of the page in pieces. */
function* piecesOf(page: Buffer): Generator<Buffer> {
  const body = page.indexOf('<body');
  yield page.subarray(0, body);
  for (let at = body; at < page.length; at += PIECE) yield page.subarray(at, at + PIECE);
}

/** The shop, behind a line on which its pages arrive in pieces. */
const line = createServer(async ({ url, headers }, response) => {
  const answer = await fetch(`${ORIGINS.shop}${url}`, { headers: { accept: headers.accept ?? '*/*' } });
  const body = Buffer.from(await answer.arrayBuffer());
  for (const name of KEPT) response.setHeader(name, answer.headers.get(name) ?? '');
  response.writeHead(answer.status);
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    for (const piece of piecesOf(body)) {
      response.write(piece);
      await setTimeout(FRAME);
    }
    response.end();
  } else response.end(body);
});

test.beforeAll(async () => {
  await new Promise<void>((done) => line.listen(0, 'localhost', done));
});

test.afterAll(() => line.close());

function originOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

/** Opens an address and expects no visible element to move. */
async function expectStill(page: Page, address: string): Promise<void> {
  const shifts = await watchShifts(page);
  await page.goto(address);
  const shiftsSeen = await shifts();
  const total = shiftsSeen.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(total, shiftsSeen.join('\n')).toBeLessThan(0.002);
}

for (const path of ['/', '/productos', '/cart', '/checkout-bac', '/contact', 'product'])
  for (const width of [360, 1280])
    test(`nothing jumps on ${path} at ${width} px while its HTML arrives @desktop`, async ({
      page,
      expected,
    }) => {
      const origin = originOf(line);
      expected.push(new RegExp(`request to another origin: ${origin}/`));
      await page.setViewportSize({ width, height: 740 });
      await expectStill(page, origin + (path === 'product' ? `/producto/${(await samples()).sku}` : path));
    });

for (const path of ['/checkout', '/checkout-bac'])
  for (const width of [360, 1280])
    test(`nothing jumps on ${path} with a cart at ${width} px while its HTML arrives @desktop`, async ({
      page,
      sandbox,
      expected,
    }) => {
      const origin = originOf(line);
      expected.push(new RegExp(`request to another origin: ${origin}/`));
      await page.setViewportSize({ width, height: 740 });
      await seedCart(page, { ...sandbox, article: 13 });
      const cart = await stored(page, 'tienda');
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((document) => localStorage.setItem('tienda', document ?? ''), cart);
      await expectStill(page, origin + path);
    });
