import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginDraft } from '../../../../scripts/release/folder/draft.ts';
import { openReleaseStore, type ReleaseStore } from '../../../../scripts/release/folder/releases.ts';
import { copyReusing } from '../../../../scripts/release/folder/reuse-files.ts';
import { catalogueOf, entriesOf, live, liveLink, openTestShop, type TestShop } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';

/** Long enough to be compressed. */
const LONG = 400;
/** Texts by their files. */
type Site = Readonly<Record<string, string>>;

function write(folder: string, site: Site): void {
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text.repeat(LONG));
  }
}

const compress = async (paths: readonly string[]): Promise<void> => {
  for (const path of paths) writeFileSync(`${path}.br`, `compressed ${readFileSync(path, 'utf8')[0]}`);
};

/** Everything in a folder, folders included, and which file it is on the disk unless it was written just now. */
function listing(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const state = statSync(join(folder, name));
      if (state.isDirectory()) return `${name}/`;
      const own = state.nlink > 1 ? state.ino : 'new';
      return `${name} ${own} ${readFileSync(join(folder, name), 'utf8')[0]}`;
    });
}

/** A release store whose live release is a site that was copied there. */
async function storeWith(folder: string, site: Site): Promise<ReleaseStore> {
  const store = openReleaseStore(join(folder, 'shop'));
  write(join(folder, 'first'), site);
  mkdirSync(store.siteOf('one'));
  await copyReusing(join(folder, 'first'), store.siteOf('one'), undefined, compress);
  symlinkSync('releases/one', store.current);
  return store;
}

const text = fc.constantFrom('1', '2');
const sites: fc.Arbitrary<Site> = fc.record(
  {
    'index.html': text,
    'a.html': text,
    'a/b.html': text,
    'a/c/d.html': text,
    'a/c/e.json': text,
    v: text,
    '_astro/x.js': text,
  },
  { requiredKeys: [] },
);

test('a release that was begun with the live one is the release that is copied whole', async () => {
  await fc.assert(
    fc.asyncProperty(sites, sites, async (before, after) => {
      const folder = mkdtempSync(join(tmpdir(), 'draft-'));
      try {
        const store = await storeWith(folder, before);
        const site = join(folder, 'second');
        mkdirSync(site);
        write(site, after);
        // What did not change is the same file in both, as after an incremental build.
        const draft = beginDraft(store);
        await draft.fill(site, compress);
        const whole = join(folder, 'whole');
        mkdirSync(whole);
        await copyReusing(site, whole, store.siteOf('one'), compress);
        expect(listing(draft.folder)).toEqual(listing(whole));
        await draft.drop();
        expect(existsSync(draft.folder)).toBe(false);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }),
    { numRuns: 40 },
  );
});

test('a file that somebody puts right in the live release meanwhile is the built one in the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  const store = await storeWith(folder, { 'a.html': '1', 'index.html': '1' });
  const site = join(folder, 'second');
  mkdirSync(site);
  write(site, { 'a.html': '2', 'index.html': '1' });
  const draft = beginDraft(store);
  const live = join(store.siteOf('one'), 'a.html');
  // Once it is in the draft, by another file of the same name, as editors do it.
  await vi.waitFor(() => expect(existsSync(join(draft.folder, 'a.html'))).toBe(true));
  writeFileSync(`${live}.new`, '2'.repeat(LONG));
  renameSync(`${live}.new`, live);
  await draft.fill(site, compress);
  expect(readFileSync(join(draft.folder, 'a.html'), 'utf8')).toBe('2'.repeat(LONG));
  rmSync(folder, { recursive: true });
});

test('a draft that cannot be begun becomes the release all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  const store = await storeWith(folder, { 'index.html': '1' });
  writeFileSync(join(store.folder, 'releases', '.incoming-next'), 'in the way');
  const draft = beginDraft(store);
  await draft.fill(join(folder, 'first'), compress);
  expect(readdirSync(draft.folder).sort()).toEqual(['index.html', 'index.html.br']);
  rmSync(folder, { recursive: true });
});

describe('while the shop is built, the next release is begun', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
    await shop.run();
  });
  afterEach(() => {
    begun.splice(0);
    shop.close();
  });

  const begun: (readonly string[])[] = [];
  const build = (spoil: (site: string) => void = () => undefined) =>
    testBuild((site) => {
      begun.push(entriesOf(shop, 'releases').filter((name) => name.startsWith('.')));
      spoil(site);
    });

  const catalogue = catalogueOf(20);
  const sell = (names: Readonly<Record<number, string>>): void =>
    shop.sell({
      ...catalogue,
      articles: catalogue.articles.map((article, at) => ({ ...article, name: names[at] ?? article.name })),
    });

  test('where a few articles changed, and nothing of it is left but that release', async () => {
    sell({ 3: 'Otro nombre' });
    const { exit } = await shop.run([], { build: build() });
    expect([exit, begun]).toEqual([0, [['.incoming-next']]]);
    expect(entriesOf(shop, 'releases').filter((name) => name.startsWith('.'))).toEqual([]);
    expect(live(shop, 'producto/SKU-3.html')).not.toBe('');
  });

  test('and not where many did, or the menu', async () => {
    sell({ 3: 'Otro nombre', 4: 'Otro más' });
    expect((await shop.run([], { build: build() })).exit).toBe(0);
    shop.sell(catalogueOf(20, { menu: catalogue.menu.slice(0, -1) }));
    await shop.run(['--confirm'], { build: build() });
    expect(begun).toEqual([[], []]);
  });

  test.each<[string, (site: string) => void, number]>([
    ['cannot be published', (site) => writeFileSync(join(site, 'cart.html'), '<a href="/no-hay">x</a>'), 5],
    [
      'cannot be built',
      () => {
        throw new Error('no');
      },
      1,
    ],
  ])('and taken away where the shop %s', async (_, spoil, code) => {
    const before = liveLink(shop);
    sell({ 3: 'Otro nombre' });
    const { exit } = await shop.run([], { build: build(spoil) });
    expect([exit, begun]).toEqual([code, [['.incoming-next']]]);
    expect(entriesOf(shop, 'releases').filter((name) => name.startsWith('.'))).toEqual([]);
    expect(liveLink(shop)).toBe(before);
  });
});
