import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasProgram } from '../../../../scripts/commands/has-program.ts';
import { catalogueOf, openTestShop, renamed, type TestShop } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';
import { type BucketServer, type Change, startBucketServer } from './bucket-server.ts';

const CATALOGUE = catalogueOf(4);
const OTHER = renamed(CATALOGUE, 'Niños', 'Infantil');
const LONG_MS = 60_000;
const neverBuilt = () => Promise.reject(new Error('nothing is to be built'));

// Reported as skipped where it is not installed (scripts/test.ts).
if (hasProgram('rclone'))
  describe('a bucket', () => {
    let shop: TestShop;
    let bucket: BucketServer;
    beforeEach(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'publish-'));
      bucket = await startBucketServer(join(folder, 'bucket'));
      shop = await openTestShop(folder, bucket.env);
      shop.sell(CATALOGUE);
    });
    afterEach(() => {
      bucket.close();
      shop.close();
    });

    const publish = (args: readonly string[] = [], changes = {}) =>
      shop.run(['--to', bucket.target, ...args], changes);
    const page = async (path: string): Promise<string> => (await fetch(`${bucket.live}${path}`)).text();
    const stepOf = ({ method, file }: Change): string => {
      if (method === 'DELETE') return 'gone';
      if (file.startsWith('_astro/')) return 'assets';
      if (file.endsWith('.html')) return 'page';
      return ['sw.js', 'version.json'].includes(file) ? file : 'data';
    };
    const isPage = ({ method, file }: Change): boolean => method === 'PUT' && file.endsWith('.html');

    /** The visitors' view: the menu of each page, and whether its script exists. */
    async function visit(): Promise<{
      readonly menus: readonly string[];
      readonly scripts: readonly number[];
    }> {
      const pages = await Promise.all(['/', '/cart', '/producto/SKU-1', '/productos/hombre'].map(page));
      const menus = pages.map((html) => /Niños|Infantil/.exec(html)?.[0] ?? '');
      const scripts = pages.map((html) => /\/_astro\/app\.\w+\.js/.exec(html)?.[0] ?? '/none');
      const answers = await Promise.all(scripts.map((script) => fetch(`${bucket.live}${script}`)));
      return {
        menus: [...new Set(menus)].sort(),
        scripts: [...new Set(answers.map(({ status }) => status))],
      };
    }

    test(
      'receives the changes in an order that keeps every page complete, and can be rolled back',
      async () => {
        const build = testBuild((site) => writeFileSync(join(site, 'old.svg'), '<svg/>'));
        const first = await publish(['--live', bucket.live], { build });
        expect(first.exit, first.out).toBe(0);
        const answer = await fetch(`${bucket.live}/checkout`);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(bucket.changes().filter(({ file }) => /\.(br|gz)$/.test(file))).toEqual([]);

        expect((await publish()).out).toContain('Nada cambió');
        expect(bucket.changes()).toEqual([]);

        shop.sell(OTHER);
        expect((await publish(['--live', bucket.live])).exit).toBe(0);
        const changes = bucket.changes();
        expect([...new Set(changes.map(stepOf))]).toEqual([
          'assets',
          'data',
          'page',
          'sw.js',
          'version.json',
          'gone',
        ]);
        expect(changes).toContainEqual({ method: 'DELETE', file: 'old.svg' });
        expect(await visit()).toEqual({ menus: ['Infantil'], scripts: [200] });

        expect((await publish(['--rollback', '--live', bucket.live])).exit).toBe(0);
        expect(await visit()).toEqual({ menus: ['Niños'], scripts: [200] });
        expect(bucket.changes().some(({ file }) => file.startsWith('_astro'))).toBe(false);
        expect((await fetch(`${bucket.live}/productos/infantil`)).status).toBe(404);
      },
      LONG_MS,
    );

    test(
      'whose upload was interrupted, or killed, shows complete pages, and the next run continues',
      async () => {
        expect((await publish()).exit).toBe(0);
        shop.sell(OTHER);
        bucket.changes();
        const breakAfter = (count: number, end: () => void): void => {
          let pages = 0;
          bucket.lets = (change) => {
            pages += isPage(change) ? 1 : 0;
            if (pages === count) end();
            return pages < count;
          };
        };
        breakAfter(5, () => undefined);
        const broken = await publish();
        expect(broken.exit, broken.out).toBe(6);
        expect(broken.out).toContain('La subida se interrumpió');
        // Wait until the bucket has finished the uploads that were under way.
        await expect.poll(async () => (await visit()).scripts).toEqual([200]);

        // The interrupted uploads are not needed any more.
        bucket.lets = () => true;
        shop.sell(CATALOGUE);
        bucket.changes();
        expect((await publish([], { build: neverBuilt })).exit).toBe(0);
        expect(bucket.changes().some(isPage)).toBe(true);
        expect(await visit()).toEqual({ menus: ['Niños'], scripts: [200] });

        shop.sell(OTHER);
        bucket.changes();
        let pid = 0;
        breakAfter(5, () => process.kill(pid, 'SIGKILL'));
        const killed = await shop.start(['--to', bucket.target], '', (id) => {
          pid = id;
        });
        expect(killed.exit, killed.out).toBeNull();
        await expect.poll(async () => (await visit()).scripts).toEqual([200]);
        const before = bucket.changes().map(({ file }) => file);

        bucket.lets = () => true;
        const next = await publish([], { build: neverBuilt });
        expect(next.exit, next.out).toBe(0);
        const after = bucket.changes();
        expect(after.filter(({ file }) => before.includes(file))).toEqual([]);
        expect(
          after
            .map(stepOf)
            .filter((step) => step !== 'gone')
            .at(-1),
        ).toBe('version.json');
        expect(await visit()).toEqual({ menus: ['Infantil'], scripts: [200] });
      },
      LONG_MS,
    );

    test('with foreign files is left alone', async () => {
      await bucket.put('live/photos/dog.jpg');
      const { exit, out } = await publish();
      expect(exit).toBe(6);
      expect(out).toContain('archivos que no son de una tienda (1)');
      expect(bucket.changes()).toEqual([{ method: 'PUT', file: 'photos/dog.jpg' }]);
    });

    test('that rejects the keys is reported before anything is built, without the keys', async () => {
      const env = { PUBLIC_API_URL: shop.api, ...bucket.env, AWS_SECRET_ACCESS_KEY: 'wrong-secret' };
      const { exit, out } = await publish([], { env, build: neverBuilt });
      expect(exit).toBe(6);
      expect(out).toContain('El destino no contesta, o no acepta estas claves');
      expect(out).toContain('SignatureDoesNotMatch');
      expect(out).not.toContain('wrong-secret');
    });

    test('that stops answering once the shop is built is reported', async () => {
      const build = testBuild(() => bucket.close());
      const { exit, out } = await publish([], { build });
      expect(exit).toBe(6);
      expect(out).toContain('No se pudo ver lo que hay en el destino');
    });
  });

test('a missing program is reported with its installation', async () => {
  const shop = await openTestShop(undefined, { PATH: '/nowhere' });
  try {
    const { exit, out } = await shop.run(['--to', 's3://shop'], { build: neverBuilt });
    expect(exit).toBe(6);
    expect(out).toContain('Falta el programa rclone');
    expect(out).toContain('apt-get install rclone');
  } finally {
    shop.close();
  }
});
