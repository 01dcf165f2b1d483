/** Every report lists what the services send twice or in an unusable form. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueOf, openTestShop, type TestShop } from '../shop-fixture.ts';

const HEADING = '\nAvisos (se publica de todos modos):\n';
const REPEATED = 'El Sku SKU-1 está repetido en la lista de artículos';
const TWO_NUMBERS = 'El parámetro CANALWHATSAPP tiene más de un valor y se usa el primero';
const UNREADABLE = 'El parámetro CANALWHATSAPP no se puede leer: «pendiente»';

/** The store API of a shop with another value of CANALWHATSAPP. */
let api: Server;
let shop: TestShop;
let chat: string;

beforeEach(async () => {
  chat = '3232-3232 / 3333-4444';
  shop = await openTestShop();
  const [first, second, ...others] = catalogueOf(20).articles;
  if (!first || !second) throw new Error('There are no articles.');
  shop.sell(catalogueOf(20, { articles: [first, second, { ...second, id: 99, code: 'C-99' }, ...others] }));
  api = createServer(async (request, response) => {
    const etag = request.headers['if-none-match'];
    const answer = await fetch(`${shop.api}${request.url}`, {
      headers: etag ? { 'If-None-Match': etag } : {},
    });
    const text = await answer.text();
    response.writeHead(answer.status, { ETag: answer.headers.get('etag') ?? '' });
    response.end(text.replace('"Valor":"50223456789"', `"Valor":"${chat}"`));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(() => {
  api.close();
  shop.close();
});

const run = (args: readonly string[]) => {
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return shop.run(args, {
    env: { PUBLIC_API_URL: `http://127.0.0.1:${port}`, PUBLISH_PARALLEL: '4' },
    printError: () => undefined,
  });
};

const count = (text: string, part: string): number => text.split(part).length - 1;

test('every publication lists a repeated SKU and a second number once, as notices', async () => {
  for (const args of [['--dry-run'], [], [], ['--dry-run'], ['--quick'], ['--force']]) {
    const { exit, out } = await run(args);
    expect(exit, out).toBe(0);
    expect(out.slice(out.indexOf(HEADING)), args.join()).toContain(REPEATED);
    expect([count(out, REPEATED), count(out, TWO_NUMBERS)]).toEqual([1, 1]);
  }
  const { notices } = JSON.parse((await run(['--json'])).out);
  expect(notices).toEqual([expect.stringContaining(TWO_NUMBERS), expect.stringContaining(REPEATED)]);
});

test('an unreadable value needs one confirmation, and is a notice afterwards', async () => {
  chat = 'pendiente';
  const refused = await run(['--dry-run']);
  expect(refused.exit, refused.out).toBe(2);
  expect(refused.out).not.toContain(UNREADABLE);
  expect(refused.out).toContain('CANALWHATSAPP: «pendiente»');
  expect((await run(['--confirm'])).exit).toBe(0);
  const { exit, out } = await run([]);
  expect([exit, count(out, UNREADABLE)], out).toEqual([0, 1]);
});
