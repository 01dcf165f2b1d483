/** A build that begins while the services are being asked. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Build, type BuildRequest, earlyBuild } from '../../../scripts/release/early-build.ts';
import { catalogueOf, liveLink, openTestShop, renamed, type TestShop } from './shop-fixture.ts';
import { testBuild } from './test-build.ts';

const REQUEST = {
  answers: 'answers',
  taken: 'taken',
  site: 'site',
  ignoresCache: false,
  program: 'code',
};

describe('a build', () => {
  const begun: BuildRequest[] = [];
  const ended: string[] = [];
  const build: Build = async (request) => {
    begun.push(request);
    try {
      await request.recorded;
      ended.push('built');
    } catch (error) {
      ended.push(String(error));
      throw error;
    }
  };
  afterEach(() => {
    begun.length = 0;
    ended.length = 0;
  });

  test('begins once, and is made when the answers are recorded', async () => {
    const early = earlyBuild(build, REQUEST);
    early.begin();
    early.begin();
    expect(begun).toEqual([{ ...REQUEST, recorded: expect.any(Promise) }]);
    expect(ended).toEqual([]);
    await early.finish();
    await early.end();
    expect([begun.length, ended]).toEqual([1, ['built']]);
  });

  test('that nobody has begun is made at the end all the same', async () => {
    await earlyBuild(build, REQUEST).finish();
    expect(ended).toEqual(['built']);
  });

  test('that is not wanted has ended before anything else goes on', async () => {
    const early = earlyBuild(build, REQUEST);
    early.begin();
    await early.end();
    expect(ended).toEqual(['Error: There is nothing to build.']);
  });

  test('that fails before it is wanted says so to whoever wants it', async () => {
    const early = earlyBuild(() => Promise.reject(new Error('no bundle')), REQUEST);
    early.begin();
    await expect(early.finish()).rejects.toThrow('no bundle');
    await expect(early.end()).resolves.toBeUndefined();
  });
});

describe('a publication', () => {
  let shop: TestShop;
  const said: string[] = [];
  beforeEach(async () => {
    said.length = 0;
    shop = await openTestShop();
    await shop.run();
  });
  afterEach(() => shop.close());

  const OTHER = renamed(catalogueOf(20), 'Niños', 'Infantil');
  /** Tells when it begins, and what becomes of it. */
  const build: Build = async (request) => {
    said.push('begins');
    await request.recorded.catch((error: unknown) => {
      said.push('is ended');
      throw error;
    });
    await testBuild()(request);
    said.push('is built');
  };
  const print = (text: string) => void said.push(/^[…✓] (\w+)/.exec(text)?.[0] ?? '');
  /** In the order in which it was said. */
  const order = (): readonly string[] =>
    said.filter((line) => /begins|ended|built|pedir|construir/.test(line));

  test('begins to build when an answer is another one, while the rest is asked for', async () => {
    shop.sell(OTHER);
    await shop.run([], { build, print });
    expect(order()).toEqual(['… pedir', 'begins', '✓ pedir', '… construir', 'is built', '✓ construir']);
  });

  test('begins before it asks when the project itself has changed', async () => {
    await shop.run([], { build, print, content: () => ({ files: {}, program: 'other code' }) });
    expect(order().slice(0, 2)).toEqual(['begins', '… pedir']);
    expect(said).toContain('is built');
  });

  test('that has nothing new, or is only tried, begins no build', async () => {
    await shop.run([], { build });
    shop.sell(OTHER);
    await shop.run(['--dry-run'], { build, content: () => ({ files: {}, program: 'other code' }) });
    expect(said).toEqual([]);
  });

  test('begins no build while a row that cannot be read is all that is wrong', async () => {
    const [first, ...others] = catalogueOf(20).articles;
    if (!first) throw new Error('There is no article.');
    shop.sell({ ...catalogueOf(20), articles: [{ ...first, name: '' }, ...others] });
    expect((await shop.run(['--confirm'])).exit).toBe(0);
    for (const options of [[], ['--quick']])
      expect((await shop.run(options, { build })).out).toContain('Nada cambió');
    expect(said).toEqual([]);
  });

  test('begins no build where services tell no answer apart, and give the same', async () => {
    const plain = createServer(async ({ url = '' }, response) => {
      const answer = await fetch(`${shop.api}${url}`);
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(await answer.text());
    });
    await once(plain.listen(0, '127.0.0.1'), 'listening');
    const address = plain.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const env = { PUBLIC_API_URL: `http://127.0.0.1:${port}` };
    await shop.run(['--confirm'], { env });
    expect((await shop.run([], { build, env })).out).toContain('Nada cambió');
    expect(said).toEqual([]);
    plain.close();
  });

  test('that is made anew begins to build when everything is known', async () => {
    shop.sell(OTHER);
    await shop.run(['--force'], { build, print });
    expect(order()).toEqual(['… pedir', '✓ pedir', '… construir', 'begins', 'is built', '✓ construir']);
  });

  test('ends the build that it had begun when the services fail, or look wrong', async () => {
    const before = liveLink(shop);
    shop.sell(catalogueOf(10));
    expect((await shop.run([], { build })).exit).toBe(2);
    expect(said).toEqual(['begins', 'is ended']);
    shop.sell({ ...OTHER, menu: [] });
    expect((await shop.run([], { build })).exit).not.toBe(0);
    expect(said.slice(2)).toEqual(['begins', 'is ended']);
    expect(liveLink(shop)).toBe(before);
  });

  test('takes away what an unwanted build has written', async () => {
    shop.sell(catalogueOf(10));
    let site = '';
    const early = testBuild();
    await shop.run([], {
      build: async (request) => {
        site = request.site;
        await request.recorded.catch(() => undefined);
        await early({ ...request, recorded: Promise.resolve() });
      },
    });
    expect(site).not.toBe('');
    expect(existsSync(site)).toBe(false);
  });
});
