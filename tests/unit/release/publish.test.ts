import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../scripts/sandbox/catalogue/catalogue.ts';
import {
  catalogueOf,
  entriesOf,
  live,
  liveLink,
  openTestShop,
  renamed,
  type TestShop,
} from './shop-fixture.ts';
import { testBuild } from './test-build.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const CATALOGUE = catalogueOf(20);
const OTHER = renamed(CATALOGUE, 'Niños', 'Infantil');

describe('a publication', () => {
  test('publishes a renamed menu entry, and keeps the assets of open pages', async () => {
    expect((await shop.run()).exit).toBe(0);
    expect(live(shop, 'index.html')).toContain('Niños');
    const [chunk = ''] = /app\.\w+\.js/.exec(live(shop, 'index.html')) ?? [];
    shop.sell(OTHER);
    const { exit, out } = await shop.run();
    expect(out).toContain('Menú: «Niños» ahora se llama «Infantil»');
    expect(exit).toBe(0);
    expect(live(shop, 'index.html')).toContain('Infantil');
    expect(live(shop, `_astro/${chunk}`)).not.toBe('');
  });

  test('reports an unknown name in a file of the editors, and publishes the rest', async () => {
    const unknown = [{ kind: 'sku', name: 'A-1' }];
    const notices = [{ file: 'src/content/sets/look.json', unknown, isEmpty: false }];
    const build = testBuild((site) => {
      mkdirSync(join(site, 'datos'), { recursive: true });
      writeFileSync(join(site, 'datos', 'avisos.json'), JSON.stringify(notices));
    });
    const { exit, out } = await shop.run([], { build });
    expect(exit).toBe(0);
    const line = '! src/content/sets/look.json: nombra el artículo A-1, que ya no está en la tienda';
    expect(out).toContain(line);
    // And again after all steps, at the end of the output.
    expect(out.lastIndexOf(line)).toBeGreaterThan(out.lastIndexOf('✓ quitar las publicaciones'));
  });

  test('requests each answer once: the build reads the recorded ones', async () => {
    await shop.run();
    // Menu, parameters, places, one page of the list, new arrivals, and each article.
    expect(shop.asked()).toBe(5 + 20);
  });

  test('builds nothing without changes, unless it is forced', async () => {
    await shop.run();
    const before = liveLink(shop);
    let builds = 0;
    const build = testBuild(() => {
      builds += 1;
    });
    const { exit, out } = await shop.run([], { build });
    expect([exit, builds]).toEqual([0, 0]);
    expect(out).toContain('Nada cambió');
    await shop.run(['--force'], { build });
    expect(builds).toBe(1);
    expect(liveLink(shop)).not.toBe(before);
  });

  test('ignores a change of the quantity in stock', async () => {
    await shop.run();
    const articles = CATALOGUE.articles.map((article) => ({ ...article, stock: 2 }));
    shop.sell({ ...CATALOGUE, articles });
    expect((await shop.run()).out).toContain('Nada cambió');
    shop.sell({ ...CATALOGUE, articles: articles.map((article) => ({ ...article, stock: 0 })) });
    expect((await shop.run(['--dry-run'])).out).toContain('agotado');
  });

  test('refuses half a catalogue and leaves the live release, unless it is confirmed', async () => {
    await shop.run();
    const before = liveLink(shop);
    shop.sell(catalogueOf(10));
    const refused = await shop.run();
    expect(refused.exit).toBe(2);
    expect(refused.out).toContain('Faltan 10 de 20 artículos.');
    expect(liveLink(shop)).toBe(before);
    expect((await shop.run(['--confirm'])).exit).toBe(0);
    expect(liveLink(shop)).not.toBe(before);
  });

  test('only reports in a dry run', async () => {
    const { exit, out } = await shop.run(['--dry-run']);
    expect(exit).toBe(0);
    expect(out).toContain('Primera publicación: 20 artículos, 5 entradas de menú');
    expect(liveLink(shop)).toBe('');
  });

  test('prints its result for a program as one object', async () => {
    await shop.run();
    shop.sell(OTHER);
    const out: string[] = [];
    const print = (text: string) => void out.push(text);
    await shop.run(['--json'], { print, printError: () => undefined });
    expect(out).toHaveLength(1);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      result: 'published',
      exit: 0,
      changes: ['Menú: «Niños» ahora se llama «Infantil»'],
      doubts: [],
      problems: [],
      seconds: { fetch: expect.any(Number), build: expect.any(Number), check: expect.any(Number) },
    });
  });

  test('keeps the given number of releases', async () => {
    for (const catalogue of [CATALOGUE, OTHER, CATALOGUE]) {
      shop.sell(catalogue);
      await shop.run(['--keep', '2']);
    }
    expect(entriesOf(shop, 'releases')).toHaveLength(2);
    expect(entriesOf(shop, 'records')).toHaveLength(2);
  });

  test('stores the list of packages of each release with its record, not publicly', async () => {
    const packages = async () => '{"bomFormat":"CycloneDX"}';
    for (const catalogue of [CATALOGUE, OTHER, CATALOGUE]) {
      shop.sell(catalogue);
      await shop.run(['--keep', '2'], { packages });
    }
    const kept = entriesOf(shop, 'records').filter((name) => name.endsWith('.cdx.json'));
    expect(kept.map((name) => name.replace('.cdx.json', ''))).toEqual(entriesOf(shop, 'releases'));
    expect(readFileSync(join(shop.target, 'records', kept[1] ?? ''), 'utf8')).toContain('CycloneDX');
    expect(readdirSync(join(shop.target, 'current'))).not.toContain(kept[1]);
  });

  test('reuses the list of packages of the live release if the code is unchanged', async () => {
    let lists = 0;
    const packages = async () => {
      lists += 1;
      return `{"list":${lists}}`;
    };
    let program = 'one';
    const content = () => ({ files: {}, program });
    const listed = (): string => {
      const last = entriesOf(shop, 'records').findLast((name) => name.endsWith('.cdx.json')) ?? '';
      return readFileSync(join(shop.target, 'records', last), 'utf8');
    };
    const publish = async (catalogue: Catalogue): Promise<string> => {
      shop.sell(catalogue);
      expect((await shop.run([], { packages, content })).exit).toBe(0);
      return listed();
    };
    expect(await publish(CATALOGUE)).toBe('{"list":1}');
    expect(await publish(OTHER)).toBe('{"list":1}');
    program = 'two';
    expect(await publish(CATALOGUE)).toBe('{"list":2}');
  });

  test('is not stopped by a failure of the list of packages', async () => {
    const { exit, out } = await shop.run([], {
      packages: async () => Promise.reject(new Error('npm: nothing')),
    });
    expect(exit).toBe(0);
    expect(out).toContain('Sin la lista de los paquetes de esta publicación: npm: nothing');
  });

  test.each([[[]], [['--dry-run']], [['--force']]])(
    'with %j asks for nothing where editors have made mistakes, and says which',
    async (args) => {
      const faults = () => ['src/content/home.json, renglón 5: no se entiende'];
      const content = () => ({
        files: { 'src/content/home.json': { digest: '1', title: '' } },
        program: 'code',
      });
      await shop.run([], { faults: () => [] });
      const before = liveLink(shop);
      shop.asked();
      const { exit, out } = await shop.run(args, { faults, content });
      expect([exit, shop.asked()]).toEqual([4, 0]);
      expect(out).toContain(
        'Hay errores en lo que se escribió. Lo que está en vivo no se tocó.\n  src/content/home.json, renglón 5',
      );
      expect(liveLink(shop)).toBe(before);
      // Published content is not read again.
      expect((await shop.run([], { faults })).out).toContain('Nada cambió');
    },
  );

  test('ends before the build if the services do not answer', async () => {
    const env = { PUBLIC_API_URL: 'http://127.0.0.1:9' };
    const { exit, out } = await shop.run([], { env });
    expect(exit).toBe(3);
    expect(out).toMatch(/http:\/\/127\.0\.0\.1:9\/api\/v1\/\S+ no contesta/);
  });
});

describe('a built site is not released if', () => {
  test.each<[string, string, string, string]>([
    [
      'a page has a link that leads nowhere',
      'cart.html',
      '<a href="/no-hay">x</a>',
      'cart.html lleva a /no-hay',
    ],
    [
      'a page shows a picture that is not there',
      'cart.html',
      '<img src="/no.svg">',
      'cart.html muestra /no.svg',
    ],
    [
      'a menu link has no list',
      'cart.html',
      '<a href="/productos?categoria=x">x</a>',
      '/productos?categoria=x',
    ],
  ])('%s', async (_, file, text, line) => {
    const build = testBuild((site) => writeFileSync(join(site, file), text));
    const { exit, out } = await shop.run([], { build });
    expect(exit).toBe(5);
    expect(out).toContain(line);
    expect(liveLink(shop)).toBe('');
  });

  test('a page exceeds its budget, unless that is confirmed', async () => {
    const noise = Array.from({ length: 12_000 }, (_, index) => Math.sin(index).toString(36)).join(' ');
    const build = testBuild((site) => writeFileSync(join(site, 'cart.html'), noise));
    const { exit, out } = await shop.run([], { build });
    expect(exit).toBe(2);
    expect(out).toContain('cart.html: html');
    expect((await shop.run(['--confirm'], { build })).exit).toBe(0);
  });
});

describe('a rollback', () => {
  test('switches to the previous release, and forward again', async () => {
    await shop.run();
    shop.sell(OTHER);
    await shop.run();
    const newest = liveLink(shop);
    const [chunk = ''] = /app\.\w+\.js/.exec(live(shop, 'index.html')) ?? [];
    expect((await shop.run(['--rollback'])).exit).toBe(0);
    expect(live(shop, 'index.html')).toContain('Niños');
    // Pages of the release that was rolled back are still open.
    expect(live(shop, `_astro/${chunk}`)).not.toBe('');
    expect((await shop.run(['--forward=1'])).exit).toBe(0);
    expect(liveLink(shop)).toBe(newest);
  });

  test('is refused without a previous release', async () => {
    await shop.run();
    const { exit, out } = await shop.run(['--rollback', '2']);
    expect(exit).toBe(64);
    expect(out).toContain('No hay 2 publicaciones antes');
    expect((await shop.run(['--forward'])).out).toContain('No hay ninguna publicación después');
  });

  test('is only reported in a dry run', async () => {
    await shop.run();
    shop.sell(OTHER);
    await shop.run();
    const newest = liveLink(shop);
    const { exit, out } = await shop.run(['--dry-run', '--rollback']);
    expect(exit).toBe(0);
    expect(out).toContain('Pondría en vivo la publicación');
    expect(liveLink(shop)).toBe(newest);
    expect((await shop.run()).out).toContain('Nada cambió');
  });
});

test('a watch publishes changes, and waits for a person after a rollback', async () => {
  const lives: string[] = [];
  const after = [
    async () => shop.sell(OTHER),
    async () => void (await shop.run(['--rollback'])),
    async () => undefined,
    async () => void (await shop.run()),
  ];
  const { exit, out } = await shop.run(['--watch', '5m'], {
    isOver: () => lives.length === after.length,
    async sleep(ms) {
      expect(ms).toBe(5 * 60_000);
      lives.push(live(shop, 'index.html').includes('Infantil') ? 'Infantil' : 'Niños');
      await after[lives.length - 1]?.();
    },
  });
  expect(exit).toBe(0);
  expect(lives).toEqual(['Niños', 'Infantil', 'Niños', 'Niños']);
  expect(out).toContain('En pausa desde --rollback');
  expect(live(shop, 'index.html')).toContain('Infantil');
});
