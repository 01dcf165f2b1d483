/** Names in editors' files that the shop does not have, and notices, are reported before the build. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { phoneNotices } from '../../../../scripts/content/facts/shop-phone.ts';
import { hasName, type UnknownName } from '../../../../scripts/content/names/shop-names.ts';
import type { PublishEnvironment } from '../../../../scripts/release/command.ts';
import { copyContent } from '../../content/content-copy.ts';
import { catalogueOf, openTestShop, type TestShop } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';

const FILE = 'src/content/sets/oficina.json';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  shop.sell(catalogueOf(4));
});
afterEach(() => shop.close());

/** A project whose set names an article, in a file of some content. */
const setOf = (sku: string, digest = sku): Partial<PublishEnvironment> => ({
  content: () => ({ files: { [FILE]: { digest, title: '' } }, program: 'code' }),
  unknownNames: (names): readonly UnknownName[] =>
    hasName(names, 'article', sku)
      ? []
      : [{ file: FILE, kind: 'article', name: sku, line: `${FILE}: no hay ningún artículo ${sku}` }],
});

const noBuild = { build: () => Promise.reject(new Error('nothing is to be built')) };

test('an unknown name stops a publication and a dry run before the build; --confirm publishes it for good', async () => {
  expect((await shop.run([], setOf('SKU-1'))).exit).toBe(0);
  const rehearsal = await shop.run(['--dry-run'], setOf('SKU-9'));
  expect(rehearsal.exit, rehearsal.out).toBe(2);
  expect(rehearsal.out).toContain(`Esto parece un error:\n  ! ${FILE}: no hay ningún artículo SKU-9`);
  const refused = await shop.run([], { ...setOf('SKU-9'), ...noBuild });
  expect(refused.exit, refused.out).toBe(2);
  expect((await shop.run(['--confirm'], setOf('SKU-9'))).exit).toBe(0);
  // The confirmed warning is shown again without a new question.
  const again = await shop.run(['--force'], setOf('SKU-9'));
  expect(again.exit, again.out).toBe(0);
  expect(again.out).toContain(
    `Avisos (se publica de todos modos):\n  ! ${FILE}: no hay ningún artículo SKU-9`,
  );
  // Somebody has saved the file since.
  expect((await shop.run([], setOf('SKU-9', 'other'))).exit).toBe(2);
});

test('an article that is no longer sold needs a confirmation by hand, and does not stop an unattended publication', async () => {
  expect((await shop.run([], setOf('SKU-3'))).exit).toBe(0);
  shop.sell(catalogueOf(3));
  const byHand = await shop.run([], setOf('SKU-3'));
  expect(byHand.exit, byHand.out).toBe(2);
  let runs = 0;
  const isOver = (): boolean => {
    runs += 1;
    return runs > 1;
  };
  const watch = await shop.run(['--watch', '30s'], { ...setOf('SKU-3'), isOver, build: testBuild() });
  expect(watch.out).toContain('✓ En vivo');
  expect(watch.out).toContain(`${FILE}: no hay ningún artículo SKU-3`);
});

test('notices are printed although nothing changed, and are part of the JSON', async () => {
  const notices = async () => ['src/content/x.JSON: este archivo no se lee'];
  expect((await shop.run([], { notices })).out).toContain('x.JSON: este archivo no se lee');
  const same = await shop.run(['--dry-run'], { notices });
  expect(same.out).toContain('✓ Nada cambió');
  expect(same.out).toContain('x.JSON: este archivo no se lee');
  const json = await shop.run(['--json'], { notices, printError: () => undefined });
  expect(JSON.parse(json.out).notices).toEqual(['src/content/x.JSON: este archivo no se lee']);
});

test('a TELEFONO that contradicts facts.json is reported by a dry run, and although nothing changed', async () => {
  const copy = copyContent();
  const workshop = { notices: async (phone: string) => phoneNotices(copy.root, phone) };
  expect((await shop.run([], workshop)).out).not.toContain('facts.json');
  copy.edit('src/content/facts.json', '2345-6789', '2345-6780');
  const line =
    'src/content/facts.json, renglón 3: shop › phone: no es el teléfono del sistema de la tienda (TELEFONO), +50223456789';
  const same = await shop.run([], workshop);
  expect(same.out).toContain('✓ Nada cambió');
  expect(same.out).toContain(`Avisos (se publica de todos modos):\n  ! ${line}`);
  expect((await shop.run(['--dry-run', '--force'], workshop)).out).toContain(line);
  copy.remove();
});
