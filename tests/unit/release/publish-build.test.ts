/** When a publication builds the shop, and what becomes of a build that is not published. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Build } from '../../../scripts/release/build-release.ts';
import { catalogueOf, liveLink, openTestShop, renamed, type TestShop } from './shop-fixture.ts';
import { testBuild } from './test-build.ts';

let shop: TestShop;
const printed: string[] = [];
beforeEach(async () => {
  printed.length = 0;
  shop = await openTestShop();
  await shop.run();
});
afterEach(() => shop.close());

const OTHER = renamed(catalogueOf(20), 'Niños', 'Infantil');
const OTHER_CODE = { content: () => ({ files: {}, program: 'other code' }) };
const build: Build = async (request) => {
  printed.push('builds');
  await testBuild()(request);
};
const print = (text: string) => void printed.push(/^[…✓] (\w+)/.exec(text)?.[0] ?? '');
/** The start of the build among the lines about fetching and building. */
const order = (): readonly string[] => printed.filter((line) => /builds|pedir|construir/.test(line));

test.each([
  ['of the services', [], {}],
  ['of the project', [], OTHER_CODE],
  ['of the services, forced', ['--force'], {}],
])('a change %s is built after the data was fetched', async (_, args, changes) => {
  shop.sell(OTHER);
  await shop.run(args, { build, print, ...changes });
  expect(order()).toEqual(['… pedir', '✓ pedir', '… construir', 'builds', '✓ construir']);
});

test('a publication without changes, or a dry run, builds nothing', async () => {
  await shop.run([], { build });
  shop.sell(OTHER);
  await shop.run(['--dry-run'], { build, ...OTHER_CODE });
  expect(printed).toEqual([]);
});

test('a row that cannot be read is no change', async () => {
  const [first, ...others] = catalogueOf(20).articles;
  if (!first) throw new Error('There is no article.');
  shop.sell({ ...catalogueOf(20), articles: [{ ...first, name: '' }, ...others] });
  expect((await shop.run(['--confirm'])).exit).toBe(0);
  for (const options of [[], ['--quick']])
    expect((await shop.run(options, { build })).out).toContain('Nada cambió');
  expect(printed).toEqual([]);
});

test('equal answers of services without validators are no change', async () => {
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
  expect(printed).toEqual([]);
  plain.close();
});

test('nothing is built if the services fail, or a change looks like a mistake', async () => {
  const before = liveLink(shop);
  shop.sell(catalogueOf(10));
  expect((await shop.run([], { build })).exit).toBe(2);
  shop.sell({ ...OTHER, menu: [] });
  expect((await shop.run([], { build })).exit).toBe(3);
  expect(printed).toEqual([]);
  expect(liveLink(shop)).toBe(before);
});

test('the files of a build that failed are removed', async () => {
  shop.sell(OTHER);
  let site = '';
  const { exit } = await shop.run([], {
    build: async (request) => {
      site = request.site;
      await testBuild()(request);
      expect(existsSync(site)).toBe(true);
      throw new Error('the build failed');
    },
  });
  expect(exit).toBe(1);
  expect(existsSync(site)).toBe(false);
});
