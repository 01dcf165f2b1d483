import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveLink, openTestShop, type TestShop } from '../shop-fixture.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const STRANGERS = [
  'releases/v1/app.js',
  'releases/shared/db.sqlite',
  'records/2025.csv',
  'records/sales.json',
];

/** A foreign folder with the layout of releases. */
function layOut(): void {
  for (const file of STRANGERS) {
    mkdirSync(join(shop.target, file, '..'), { recursive: true });
    writeFileSync(join(shop.target, file), 'theirs');
  }
}

const left = (): readonly string[] => STRANGERS.filter((file) => existsSync(join(shop.target, file)));

test('a folder whose link belongs to another program is refused, and nothing in it is changed', async () => {
  layOut();
  symlinkSync('releases/v1', join(shop.target, 'current'));
  for (const args of [['--dry-run'], ['--rollback'], []]) {
    const { exit, out } = await shop.run(args);
    expect(exit, out).toBe(64);
    expect(out).toContain('no es el enlace de una publicación');
  }
  expect(left()).toEqual(STRANGERS);
  expect(readlinkSync(join(shop.target, 'current'))).toBe('releases/v1');
});

test('foreign files next to releases stay, whatever is published, rolled back or cleaned up', async () => {
  layOut();
  for (const args of [['--rollback'], ['--dry-run'], [], ['--force', '--keep', '1'], ['--rollback']])
    await shop.run(args);
  expect(left()).toEqual(STRANGERS);
  expect(liveLink(shop)).not.toBe('');
});

test('a dry run, and a publication that is refused, leave no new folder', async () => {
  expect((await shop.run(['--dry-run'])).exit).toBe(0);
  expect(existsSync(shop.target)).toBe(false);
  const build = () => Promise.reject(new Error('it does not come to an end'));
  expect((await shop.run([], { build })).exit).not.toBe(0);
  expect(existsSync(shop.target)).toBe(false);
  mkdirSync(shop.target);
  expect((await shop.run(['--dry-run'])).exit).toBe(0);
  expect(existsSync(shop.target)).toBe(true);
});

test('an invalid lock is created again', async () => {
  mkdirSync(shop.target);
  writeFileSync(join(shop.target, 'publishing.lock'), 'a disk that was full has left this here'.repeat(100));
  expect((await shop.run()).exit).toBe(0);
});

/** Everything that a publication itself writes in the target. */
const OWN_FILES = ['publishing.json', 'nginx.conf', '.nginx.conf-read', 'held', 'publishing.json.new'];

test('a symbolic link at a written path is replaced, and its target stays', async () => {
  mkdirSync(shop.target);
  const theirs = join(shop.target, 'theirs.json');
  writeFileSync(theirs, 'theirs');
  for (const args of [['--reload', 'true'], ['--force', '--reload', 'true'], ['--rollback']]) {
    for (const file of OWN_FILES) {
      rmSync(join(shop.target, file), { force: true });
      symlinkSync(theirs, join(shop.target, file));
    }
    const { exit, out } = await shop.run(args);
    expect(exit, out).toBe(0);
    expect(readFileSync(theirs, 'utf8')).toBe('theirs');
  }
  expect(lstatSync(join(shop.target, 'publishing.json')).isFile()).toBe(true);
});

test('a lock that is a symbolic link is refused, and its empty target stays empty', async () => {
  mkdirSync(shop.target);
  const theirs = join(shop.target, 'theirs');
  writeFileSync(theirs, '');
  symlinkSync(theirs, join(shop.target, 'publishing.lock'));
  const { exit, out } = await shop.run();
  expect(exit).toBe(6);
  expect(out).toContain('publishing.lock es un enlace: quítelo');
  expect(readFileSync(theirs, 'utf8')).toBe('');
});

test('a release with missing files is not rolled back to', async () => {
  await shop.run();
  await shop.run(['--force']);
  const before = liveLink(shop);
  const [first = ''] = readdirSync(join(shop.target, 'releases')).sort();
  rmSync(join(shop.target, 'releases', first, 'index.html'));
  for (const args of [['--rollback', '--dry-run'], ['--rollback']]) {
    const { exit, out } = await shop.run(args);
    expect(exit).toBe(5);
    expect(out).toContain(`A la publicación ${first} alguien le quitó archivos`);
    expect(out).toContain('Falta index.html');
  }
  expect(liveLink(shop)).toBe(before);
});
