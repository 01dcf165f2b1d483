import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { privateFolders, setPublicModes } from '../../../../scripts/commands/public-modes.ts';
import { liveLink, openTestShop, type TestShop } from '../shop-fixture.ts';

const PERMISSIONS = 0o7777;
const NOBODY = 65_534;
const MODULE = resolve(import.meta.dirname, '../../../../scripts/commands/public-modes.ts');

let shop: TestShop;
let folder: string;
const mask = process.umask();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  shop = await openTestShop(folder);
});
afterEach(() => {
  process.umask(mask);
  shop.close();
});

const mode = (...path: readonly string[]): string =>
  (statSync(join(shop.target, ...path)).mode & PERMISSIONS).toString(8);

const SHOWN = ['', 'releases', 'current/.', 'current/_astro', 'current/index.html', 'current/index.html.gz'];

test.each([0o077, 0o027, 0o000])(
  'under umask %o all that a web server reads is 755 and 644',
  async (given) => {
    process.umask(given);
    const { exit, out } = await shop.run();
    expect(exit, out).toBe(0);
    expect(SHOWN.map((path) => mode(path))).toEqual(['755', '755', '755', '755', '644', '644']);
    expect(mode('nginx.conf')).toBe('644');
    // Unpublished files follow the mask.
    const own = (0o666 & ~given).toString(8);
    expect(mode('publishing.json')).toBe(own);
    expect(mode('records', `${liveLink(shop).split('/').at(-1)}.json`)).toBe(own);
  },
);

test('a release that was published with other modes is readable before a rollback to it', async () => {
  await shop.run();
  const first = liveLink(shop);
  await shop.run(['--force']);
  chmodSync(join(shop.target, first, 'index.html'), 0o600);
  chmodSync(join(shop.target, first), 0o700);
  chmodSync(join(shop.target, 'releases'), 0o700);
  expect((await shop.run(['--rollback'])).exit).toBe(0);
  expect(['releases', first, `${first}/index.html`].map((path) => mode(path))).toEqual(['755', '755', '644']);
});

test('a folder that a group shares stays writable for the group', async () => {
  mkdirSync(shop.target);
  chmodSync(shop.target, 0o2775);
  process.umask(0o002);
  expect((await shop.run()).exit).toBe(0);
  expect(['releases', 'current/.', 'current/index.html'].map((path) => mode(path))).toEqual([
    '2775',
    '2775',
    '664',
  ]);
});

test('a parent folder that only its owner can enter is named, since a web server would answer 403', async () => {
  const { out } = await shop.run();
  expect(out).toContain(`Solo su dueño puede entrar en ${folder}: si el servidor web corre con otro usuario`);
  chmodSync(folder, 0o711);
  expect((await shop.run(['--force'])).out).not.toContain('Solo su dueño');
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  chmodSync(join(folder, 'a'), 0o700);
  expect(privateFolders(join(folder, 'a/b'))).toEqual([join(folder, 'a')]);
  chmodSync(join(folder, 'a'), 0o710);
  expect(privateFolders(join(folder, 'a/b'))).toEqual([]);
});

// Only root can create another user's files.
if (process.getuid?.() === 0)
  test('a file of another user that cannot be made readable is reported', () => {
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'open.html'), '', { mode: 0o604 });
    writeFileSync(join(site, 'closed.html'), '', { mode: 0o600 });
    chmodSync(folder, 0o755);
    const script = `import(${JSON.stringify(MODULE)}).then(({ setPublicModes }) => console.log(JSON.stringify(setPublicModes(${JSON.stringify(site)}))))`;
    const child = spawnSync(process.execPath, ['-e', script], { uid: NOBODY, gid: NOBODY, encoding: 'utf8' });
    expect(JSON.parse(child.stdout)).toEqual([join(site, 'closed.html')]);
    expect(setPublicModes(site)).toEqual([]);
  });
