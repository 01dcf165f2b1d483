import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  catalogueOf,
  entriesOf,
  live,
  liveLink,
  openTestShop,
  renamed,
  type TestShop,
} from '../shop-fixture.ts';

const CATALOGUE = catalogueOf(3);
const OTHER = renamed(CATALOGUE, 'Niños', 'Infantil');

const open: (() => void)[] = [];
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  open.push(shop.close);
  shop.sell(CATALOGUE);
});
afterEach(() => {
  for (const close of open.splice(0).reverse()) close();
  vi.unstubAllEnvs();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  open.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const DISK_BYTES = 8_000_000;

/** A folder with room for a few releases; undefined where this user may not make one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    return undefined;
  }
  open.push(() => execFileSync('umount', ['-l', folder]));
  return folder;
}

const freeBytes = (disk: string): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Everything on a disk except the last holder of the lock. */
const everything = (disk: string): readonly string[] =>
  readdirSync(disk, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^publishing\./.test(file))
    .sort();

/** Eight publications in sequence, on a machine that may be busy. */
const LONG_MS = 120_000;

/** Shares of a release's size that are free on the disk; with none, not even a folder can be made. */
const LEFT = [0, 0.1, 0.4, 0.7, 0.95];

test(
  'a disk that is full at any step leaves the live release, nothing else, and a message',
  async ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('only root may mount a disk that is small enough to be filled');
    const before = freeBytes(disk);
    expect((await shop.run(['--to', disk])).exit).toBe(0);
    const [link, files] = [readlinkSync(join(disk, 'current')), everything(disk)];
    const taken = before - freeBytes(disk);
    shop.sell(OTHER);
    const ballast = join(disk, 'ballast');
    for (const part of LEFT) {
      writeFileSync(ballast, Buffer.alloc(Math.floor(freeBytes(disk) - part * taken)));
      const { exit, out } = await shop.run(['--to', disk]);
      rmSync(ballast);
      expect(out, `${part}`).toContain('No queda espacio en el disco. Lo que está en vivo no se tocó.');
      expect(exit, `${part}`).toBe(6);
      expect(everything(disk), `${part}`).toEqual(files);
      expect(readlinkSync(join(disk, 'current')), `${part}`).toBe(link);
    }
    expect((await shop.run(['--to', disk])).exit).toBe(0);
    expect(readlinkSync(join(disk, 'current'))).not.toBe(link);
    writeFileSync(ballast, Buffer.alloc(freeBytes(disk)));
    const back = await shop.run(['--to', disk, '--rollback']);
    expect(back.exit, back.out).toBe(0);
    expect(readlinkSync(join(disk, 'current'))).toBe(link);
  },
  LONG_MS,
);

test('a disk that is not writable is reported at once, before any request or build', async ({ skip }) => {
  const disk = smallDisk();
  if (disk === undefined) return skip('only root may mount a disk');
  expect((await shop.run(['--to', disk])).exit).toBe(0);
  shop.sell(OTHER);
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const { exit, out } = await shop.run(['--to', disk]);
  expect(out).toContain('EROFS');
  expect(out).toContain(`No se puede publicar en ${disk}`);
  expect(exit).toBe(6);
});

/** Puts a fake `sync` first in the path: it lists the target's contents, and exits with a code. */
function watchSync(code: number): () => string {
  const folder = temporaryFolder();
  const seen = join(folder, 'seen');
  const script = `#!/bin/sh\necho "$@" > ${seen}\nls -A releases records >> ${seen}\nreadlink current >> ${seen}\nexit ${code}\n`;
  writeFileSync(join(folder, 'sync'), script);
  chmodSync(join(folder, 'sync'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
  return () => (existsSync(seen) ? readFileSync(seen, 'utf8') : '');
}

test('a release is flushed to the disk before it counts as one', async () => {
  await shop.run();
  const before = liveLink(shop);
  const seen = watchSync(0);
  shop.sell(OTHER);
  expect((await shop.run()).exit).toBe(0);
  const id = liveLink(shop).replace('releases/', '');
  expect(seen()).toContain(`.incoming-${id}`);
  expect(seen()).toContain(`${id}.json`);
  expect(seen()).toContain(before);
});

test('a release that did not reach the disk is ignored', async () => {
  await shop.run();
  const [before, releases] = [liveLink(shop), entriesOf(shop, 'releases')];
  watchSync(1);
  shop.sell(OTHER);
  const { exit, out } = await shop.run();
  expect(exit).toBe(6);
  expect(out).toContain('No se pudo escribir en la carpeta. Lo que está en vivo no se tocó.');
  expect(liveLink(shop)).toBe(before);
  expect(entriesOf(shop, 'releases')).toEqual(releases);
  expect(live(shop, 'index.html')).toContain('Niños');
});
