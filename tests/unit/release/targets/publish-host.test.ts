import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { excessLines } from '../../../../scripts/release/targets/host-target.ts';
import { catalogueOf, openTestShop, renamed, type TestShop } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';

const CATALOGUE = catalogueOf(4);
const OTHER = renamed(CATALOGUE, 'Niños', 'Infantil');
const SECRET = 'very-secret-token';
const KEYS = { CLOUDFLARE_API_TOKEN: SECRET, CLOUDFLARE_ACCOUNT_ID: 'account', NETLIFY_AUTH_TOKEN: SECRET };
const CLOUDFLARE = ['--to', 'cloudflare-pages://my-shop'];

/**
 * A fake of a host's tool: it notes its arguments, the host files in the given site (those for other hosts would be
 * shown), whether it has the token, and the site's menu.
 */
const STAND_IN = `#!/bin/sh
for word in "$@"; do
  [ -f "$word/index.html" ] && { site=$word; word=SITE; }
  [ -f "$word/return-page.mjs" ] && word=FUNCTIONS
  printf '%s ' "$word" >> "$NOTES"
done
for file in nginx.conf policy.json payment-pages.json netlify-functions/return-page.mjs _worker.js; do
  [ -e "$site/$file" ] && printf '%s ' "$file" >> "$NOTES"
done
printf '%s %s\n' "$CLOUDFLARE_API_TOKEN$NETLIFY_AUTH_TOKEN" "$(grep -o -m1 'Niños\\|Infantil' "$site/index.html" | head -1)" >> "$NOTES"
if [ -f "$NOTES.fails" ]; then echo "the token $CLOUDFLARE_API_TOKEN is not welcome" >&2; exit 3; fi
`;

let shop: TestShop;
let notes: string;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const tools = join(folder, 'bin');
  mkdirSync(tools);
  for (const name of ['wrangler', 'netlify']) writeFileSync(join(tools, name), STAND_IN, { mode: 0o755 });
  notes = join(folder, 'notes');
  const path = `${tools}${delimiter}${process.env['PATH']}`;
  shop = await openTestShop(folder, { PATH: path, NOTES: notes, ...KEYS });
  shop.sell(CATALOGUE);
});
afterEach(() => shop.close());

const calls = (): readonly string[] =>
  existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : [];

test.each([
  [
    'cloudflare-pages://my-shop',
    `pages deploy SITE --project-name my-shop --branch main --commit-dirty=true _worker.js ${SECRET}${SECRET}`,
  ],
  [
    'netlify://my-site',
    `deploy --prod --no-build --dir SITE --functions FUNCTIONS --site my-site ${SECRET}${SECRET}`,
  ],
])('%s receives a complete release by its own tool, and an earlier one at a rollback', async (to, call) => {
  const published = await shop.run(['--to', to]);
  expect(published.exit, published.out).toBe(0);
  shop.sell(OTHER);
  expect((await shop.run(['--to', to])).exit).toBe(0);
  expect((await shop.run(['--to', to, '--rollback'])).exit).toBe(0);
  expect(calls()).toEqual([`${call} Niños`, `${call} Infantil`, `${call} Niños`]);
  // These hosts compress by themselves, and count files.
  const kept = readdirSync(shop.cache, { recursive: true, encoding: 'utf8' });
  expect(kept.filter((file) => file.endsWith('/index.html')).length).toBeGreaterThan(1);
  expect(kept.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  // They are stored with the release anyway.
  expect(kept.filter((file) => /\/policy\.json$/.test(file)).length).toBeGreaterThan(1);
});

test('a tool that fails is reported with its message but not its token, and the next run calls it again', async () => {
  writeFileSync(`${notes}.fails`, '');
  const { exit, out } = await shop.run(CLOUDFLARE);
  expect(exit).toBe(6);
  expect(out).toContain('wrangler terminó con el código 3');
  expect(out).toContain('the token … is not welcome');
  expect(out).not.toContain(SECRET);
  rmSync(`${notes}.fails`);
  const next = await shop.run(CLOUDFLARE, {
    build: () => Promise.reject(new Error('nothing is to be built')),
  });
  expect(next.exit, next.out).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('a missing token is reported before anything is fetched', async () => {
  const { exit, out } = await shop.run(CLOUDFLARE, { env: { PUBLIC_API_URL: shop.api } });
  expect(exit).toBe(64);
  expect(out).toContain('Faltan las variables CLOUDFLARE_API_TOKEN y CLOUDFLARE_ACCOUNT_ID');
  expect(shop.asked()).toBe(0);
});

test('more files than the host takes, or a larger one, are reported before anything is uploaded', async () => {
  const many = await shop.run([...CLOUDFLARE, '--max-files', '5']);
  expect(many.exit).toBe(9);
  expect(many.out).toMatch(
    /Cloudflare Pages no aceptaría esta publicación.*\n.*Son \d+ archivos; acepta 5\./,
  );
  expect(many.out).toContain('--max-files N');
  const build = testBuild((site) => {
    writeFileSync(join(site, 'film.mp4'), '');
    truncateSync(join(site, 'film.mp4'), 26 * 1024 * 1024);
  });
  const large = await shop.run(CLOUDFLARE, { build });
  expect(large.exit).toBe(9);
  expect(large.out).toContain('film.mp4 mide 26.0 MB; acepta 25.0 MB por archivo.');
  expect(calls()).toEqual([]);
});

test('the files retained from other releases count, and so does each folder', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, '_astro'));
  for (const file of ['index.html', '_astro/a.js', '_astro/b.js']) writeFileSync(join(site, file), '');
  const lent = ['_astro/b.js', '_astro/c.js'];
  expect(await excessLines(site, lent, { files: 4, filesPerFolder: 3, fileBytes: 1 })).toEqual([]);
  expect(await excessLines(site, lent, { files: 3, filesPerFolder: 2 })).toEqual([
    'Son 4 archivos; acepta 3.',
    'La carpeta _astro tiene 3 archivos; acepta 2 en una carpeta.',
    expect.stringContaining('--max-files N'),
  ]);
});
