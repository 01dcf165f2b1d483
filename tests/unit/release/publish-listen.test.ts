import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signCall } from '../../../scripts/release/receiver.ts';
import { catalogueOf, live, openTestShop, renamed, type TestShop } from './shop-fixture.ts';

const SECRET = 'a secret of the back office';
/** A process that starts and publishes, on a machine that may be busy. */
const LONG_MS = 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Sends a signed call with its own body, as a back office does. */
async function call(origin: string, body: string, secret = SECRET): Promise<number> {
  const time = String(Math.floor(Date.now() / 1000));
  const signature = signCall(secret, { time, body });
  const headers = { 'X-Publish-Time': time, 'X-Publish-Signature': signature };
  return (await fetch(`${origin}/publish`, { method: 'POST', headers, body })).status;
}

test(
  'twenty signed calls at once publish what changed, in one run and one more; a wrong one does nothing',
  async () => {
    await shop.run();
    shop.sell(renamed(catalogueOf(20), 'Niños', 'Infantil'));
    const child = shop.begin(['--listen', '0'], { PUBLISH_SECRET: SECRET });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        out += chunk.toString('utf8');
      });
    const ended = once(child, 'close');
    const heard = (words: string) =>
      vi.waitFor(() => expect(out).toContain(words), { timeout: LONG_MS / 2, interval: 50 });
    try {
      await heard('Se espera un aviso en http://');
      const [, origin = ''] = /(http:\S+)\/publish/.exec(out) ?? [];
      expect(await call(origin, '{}', 'another secret, as long')).toBe(401);
      const calls = Array.from({ length: 20 }, (_, index) => call(origin, `{"change":${index}}`));
      expect(new Set(await Promise.all(calls))).toEqual(new Set([202]));
      await heard('✓ En vivo: la publicación');
      expect(live(shop, 'index.html')).toContain('Infantil');
      await heard('Nada cambió');
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
    expect(out.match(/✓ En vivo/g)).toHaveLength(1);
    expect(out.match(/Nada cambió/g)).toHaveLength(1);
  },
  LONG_MS,
);

test('a port in use, or an address of another machine, is reported', async () => {
  const taken = new URL(shop.api).port;
  for (const args of [[taken], ['0', '--host', '192.0.2.1']]) {
    const { exit, out } = await shop.run(['--listen', ...args], {
      env: { PUBLIC_API_URL: shop.api, PUBLISH_SECRET: SECRET },
    });
    expect(exit).toBe(64);
    expect(out).toContain('No se puede esperar avisos en');
  }
});
