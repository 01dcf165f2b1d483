import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOptions } from '../../../scripts/release/options.ts';
import { liveLink, openTestShop, type TestShop } from './shop-fixture.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

test.each([
  ['dry_run', 'true', 'npm run publish -- --dry-run'],
  ['rollback', 'true', 'npm run publish -- --rollback'],
  ['articles_gone', '0.02', 'npm run publish -- --articles-gone 0.02'],
  ['article', 'TEN-7', 'npm run publish -- --article TEN-7'],
  ['article', 'A\n\nB', 'npm run publish -- --article'],
])('a publication that lost an option to npm (%s) is refused', async (name, value, right) => {
  const env = { [`npm_config_${name}`]: value };
  const { exit, out } = await shop.run([], { env });
  expect([exit, liveLink(shop)]).toEqual([64, '']);
  expect(out).toContain(right);
});

test('npm takes --to for an abbreviation of its own option', () => {
  const env = { PUBLISH_TARGET: '/srv/shop', npm_config_token_description: '/srv/rehearsal' };
  expect(() => readOptions([], env)).toThrow('npm run publish -- --to /srv/rehearsal');
  expect(readOptions(['--to', '/srv/rehearsal'], env).target).toEqual({
    kind: 'folder',
    folder: '/srv/rehearsal',
  });
  expect(readOptions(['--help'], { npm_config_dry_run: 'true' }).act.kind).toBe('help');
});

test('an option that npm has too, or that npm did not take, is accepted', async () => {
  const env = {
    PUBLIC_API_URL: shop.api,
    npm_config_dry_run: 'false',
    npm_config_json: 'true',
    npm_config_quick: 'true',
  };
  expect((await shop.run(['--quick'], { env })).exit).toBe(0);
});

test.each(['file', 'file/shop', '/proc/x', '/proc/x/shop'])('nothing is published in %s', async (place) => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  writeFileSync(join(folder, 'file'), '');
  const { exit, out } = await shop.run(['--to', resolve(folder, place)]);
  expect(exit).toBe(6);
  expect(out).toContain('no es una carpeta en la que se pueda escribir');
  rmSync(folder, { recursive: true });
});

test.each([
  [['--nada'], 'No se entiende: --nada. Ver'],
  [['--watch'], 'No se entiende: --watch. Ver'],
  [['sobra'], 'No se entiende'],
  [['--keep', '0'], '--keep quiere un número de 1 a 100'],
  [['--articles-gone', 'mucho'], '--articles-gone quiere un número de 0 a 1'],
  [['--rollback', '--forward'], 'Solo una de las opciones'],
  [['--watch', '5'], '--watch quiere un tiempo'],
  [['--listen', '8080'], '--listen quiere un secreto de 16 letras'],
  [['--live', 'tienda'], '--live (o PUBLISH_LIVE_URL) quiere una dirección'],
  [['--to=.', 'https://ana:secreto@tienda.example'], 'No se entiende: https://…@tienda.example'],
  [['--live', 'https://ana:secreto@tienda.example'], "no 'https://…@tienda.example'"],
  [['--to', 'ftp://ana:secreto@tienda.example'], "no 'ftp://…@tienda.example'"],
])('the options %j are refused', async (args, message) => {
  const { exit, out } = await shop.run(args);
  expect(exit).toBe(64);
  expect(out).toContain(message);
});
