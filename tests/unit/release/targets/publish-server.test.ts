import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasProgram } from '../../../../scripts/commands/has-program.ts';
import { catalogueOf, openTestShop, renamed, type TestShop } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';

const CATALOGUE = catalogueOf(4);
const OTHER = renamed(CATALOGUE, 'Niños', 'Infantil');
const BIG = 'z.svg';
const BIG_BYTES = 200_000;

/**
 * A fake ssh that runs remote commands on this machine. It finds no machine where the file `down` exists; where `small`
 * exists, the other side may write no large file, which breaks off an upload at the same file every time.
 */
const SSH = `#!/bin/sh
here=$(dirname "$0")
[ -f "$here/down" ] && { echo "no route to $*" >&2; exit 255; }
[ "$1" = -l ] && shift 2
shift
[ -f "$here/small" ] && ulimit -f 100
exec sh -c "$*"
`;

// Reported as skipped where it is not installed (scripts/test.ts).
if (hasProgram('rsync'))
  describe('a folder of another machine', () => {
    let shop: TestShop;
    let here: string;
    let there: string;
    beforeEach(async () => {
      here = mkdtempSync(join(tmpdir(), 'publish-'));
      there = join(here, 'srv/shop');
      writeFileSync(join(here, 'ssh'), SSH, { mode: 0o755 });
      shop = await openTestShop(here, { RSYNC_RSH: join(here, 'ssh') });
      shop.sell(CATALOGUE);
    });
    afterEach(() => shop.close());

    const build = testBuild((site) => writeFileSync(join(site, BIG), 'x'.repeat(BIG_BYTES)));
    const publish = (args: readonly string[] = [], changes = {}) =>
      shop.run(['--to', `shop@server:${there}`, ...args], { build, ...changes });
    const live = (file: string): string => readFileSync(join(there, 'current', file), 'utf8');
    const releases = (): readonly string[] => readdirSync(join(there, 'releases')).sort();
    const inode = (...path: readonly string[]): number => statSync(join(there, ...path)).ino;

    test('receives each release next to the live one, and switches in one step', async () => {
      const reload = `echo read >> ${join(here, 'reloads')}`;
      const first = await publish(['--reload', reload]);
      expect(first.exit, first.out).toBe(0);
      expect(live('index.html')).toContain('Niños');
      expect(readFileSync(join(there, 'nginx.conf'), 'utf8')).toContain(`root "${there}/current";`);
      const [chunk = ''] = /app\.\w+\.js/.exec(live('index.html')) ?? [];
      const picture = inode('current', BIG);

      shop.sell(OTHER);
      expect((await publish(['--reload', reload])).exit).toBe(0);
      expect(live('index.html')).toContain('Infantil');
      expect(live(`_astro/${chunk}`)).not.toBe('');
      expect(gunzipSync(readFileSync(join(there, 'current/index.html.gz'))).toString()).toBe(
        live('index.html'),
      );
      // An unchanged file exists once.
      expect(inode('current', BIG)).toBe(picture);
      expect(readFileSync(join(here, 'reloads'), 'utf8')).toBe('read\n');

      const newest = readlinkSync(join(there, 'current'));
      const [later = ''] = /app\.\w+\.js/.exec(live('index.html')) ?? [];
      expect((await publish(['--rollback'])).exit).toBe(0);
      expect(live('index.html')).toContain('Niños');
      expect(live(`_astro/${later}`)).not.toBe('');
      expect((await publish(['--forward'])).exit).toBe(0);
      expect(readlinkSync(join(there, 'current'))).toBe(newest);

      mkdirSync(join(there, 'releases/shared'));
      expect((await publish(['--force', '--keep', '2'])).exit).toBe(0);
      // Foreign files stay.
      expect(releases().filter((name) => name !== 'shared')).toHaveLength(2);
      expect(releases()).toContain('shared');
    });

    test('restores its last valid configuration, and the next run makes the release live', async () => {
      expect((await publish(['--reload', 'true'])).exit).toBe(0);
      const file = join(there, 'nginx.conf');
      const before = readFileSync(file, 'utf8');
      shop.sell(OTHER);
      const unread = await publish(['--brotli', '--reload', 'grep -q gzip_static nginx.conf && exit 3']);
      expect(unread.exit, unread.out).toBe(6);
      expect(unread.out).toContain('El servidor no leyó su configuración (grep');
      expect(readFileSync(file, 'utf8')).toBe(before);
      expect(live('index.html')).toContain('Niños');
      const build = () => Promise.reject(new Error('nothing is to be built'));
      const next = await publish(['--brotli', '--reload', 'grep -q brotli_static nginx.conf'], { build });
      expect(next.exit, next.out).toBe(0);
      expect(readFileSync(file, 'utf8')).toContain('brotli_static on');
      expect(live('index.html')).toContain('Infantil');
    });

    test('keeps the live release when an upload is interrupted, and receives only the rest in the next run', async () => {
      writeFileSync(join(here, 'small'), '');
      const broken = await publish();
      expect(broken.exit, broken.out).toBe(6);
      expect(broken.out).toContain('La subida se interrumpió');
      expect(existsSync(join(there, 'current'))).toBe(false);
      const page = inode('releases/.incoming/index.html');
      rmSync(join(here, 'small'));
      const next = await publish([], { build: () => Promise.reject(new Error('nothing is to be built')) });
      expect(next.exit, next.out).toBe(0);
      expect(inode('current/index.html')).toBe(page);
      expect(live(BIG)).toHaveLength(BIG_BYTES);
      expect(releases()).toHaveLength(1);
    });

    test('is readable for its web server whatever the umask on either side', async () => {
      // The fake ssh runs with the same mask.
      const mask = process.umask(0o077);
      try {
        expect((await publish(['--reload', 'true'])).exit).toBe(0);
        shop.sell(OTHER);
        const { exit, out } = await publish(['--reload', 'true']);
        expect(exit, out).toBe(0);
        expect(out).toContain(`Alguna carpeta encima de ${there}/releases/`);
      } finally {
        process.umask(mask);
      }
      const modes = ['', 'releases', 'current/.', 'current/index.html', 'nginx.conf'].map((path) =>
        (statSync(join(there, path)).mode & 0o777).toString(8),
      );
      expect(modes).toEqual(['755', '755', '755', '644', '644']);
      chmodSync(here, 0o755);
      expect((await publish(['--force'])).out).not.toContain('Alguna carpeta encima');
    });

    test('that cannot be reached, or written to, is reported', async () => {
      writeFileSync(join(here, 'down'), '');
      const { exit, out } = await publish([], {
        build: () => Promise.reject(new Error('nothing is to be built')),
      });
      expect(exit).toBe(6);
      expect(out).toContain('No se pudo llegar a shop@server');
      expect(out).toContain('no route to shop@server');
      rmSync(join(here, 'down'));
      writeFileSync(join(here, 'srv'), 'a file where the folder belongs');
      expect((await publish()).out).toContain(`No se pudo escribir en ${there} de shop@server`);
    });
  });
