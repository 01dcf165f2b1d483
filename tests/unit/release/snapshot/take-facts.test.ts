import { once } from 'node:events';
import { globSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectSnapshot, type Snapshot } from '#build/snapshot/collect.ts';
import { createDetailFile } from '#build/snapshot/details/detail-table.ts';
import { recordedReadings } from '#build/snapshot/recorded/article-readings.ts';
import { recordedFetch } from '#build/snapshot/recorded/recorded-answers.ts';
import { hasSnapshot, readSnapshotHandoff } from '#build/snapshot/recorded/snapshot-handoff.ts';
import { environmentSource } from '#build/snapshot/source.ts';
import { takeFacts } from '../../../../scripts/release/snapshot/take-facts.ts';
import type { CatalogueArticle } from '../../../../scripts/sandbox/catalogue/catalogue.ts';
import { catalogueOf, liveLink, openTestShop, type TestShop } from '../shop-fixture.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  await shop.run();
  shop.asked();
});
afterEach(() => shop.close());

const CATALOGUE = catalogueOf(20);
/** Menu, parameters, places, one page of the list, new arrivals. */
const FRAME = 5;

/** Sells the same with a change of one article. */
function change(edit: Partial<CatalogueArticle>): void {
  const [first, ...others] = CATALOGUE.articles;
  if (first) shop.sell({ ...CATALOGUE, articles: [{ ...first, ...edit }, ...others] });
}

test('a quick fetch requests no article while the list is unchanged', async () => {
  const { exit, out } = await shop.run(['--quick']);
  expect([exit, shop.asked()]).toEqual([0, FRAME]);
  expect(out).toContain('Nada cambió');
  expect(out).toContain('20 artículos sin pedir otra vez');
});

test('a quick fetch requests and publishes the article whose row in the list changed', async () => {
  change({ listPrice: 77_700, discountedPrice: 0 });
  const before = liveLink(shop);
  const { out } = await shop.run(['--quick']);
  expect(shop.asked()).toBe(FRAME + 1);
  expect(out).toContain('Artículos que cambiaron: 1');
  expect(liveLink(shop)).not.toBe(before);
});

test('a changed description is published with --article, or by a complete fetch', async () => {
  change({ fullDescription: '<p>Otra descripción</p>' });
  expect((await shop.run(['--quick'])).out).toContain('Nada cambió');
  expect((await shop.run(['--article', 'SKU-1'])).out).toContain('Nada cambió');
  shop.asked();
  const named = await shop.run(['--article', 'SKU-1', '--article', 'SKU-0', '--article', 'sku-1']);
  expect(named.out).toContain('--article sku-1: no hay tal artículo');
  expect(named.out).not.toContain('--article SKU-1');
  expect(named.out).toContain('Artículos que cambiaron: 1');
  expect(shop.asked()).toBe(FRAME + 2);
  change({ fullDescription: '<p>Y otra más</p>' });
  expect((await shop.run()).out).toContain('Artículos que cambiaron: 1');
});

test('a quick fetch reports new and removed articles', async () => {
  const [first, ...others] = CATALOGUE.articles;
  if (!first) throw new Error('There is no article.');
  shop.sell({ ...CATALOGUE, articles: [...others, { ...first, id: 99, sku: 'NEW-1', code: 'N-1' }] });
  const { out } = await shop.run(['--quick']);
  expect(out).toContain('Artículos nuevos: 1');
  expect(out).toContain('Artículos que ya no están: 1');
});

test('a forced publication does not rely on validators', async () => {
  const [file = ''] = globSync('**/answers.sqlite', { cwd: shop.cache });
  const answers = new DatabaseSync(join(shop.cache, file));
  answers.exec("UPDATE answers SET body = '{}' WHERE path LIKE '%SKU-1'");
  answers.close();
  const { exit, out } = await shop.run(['--force']);
  expect(exit).toBe(0);
  expect(out).not.toContain('left out');
});

test('--force requests everything, also with --quick', async () => {
  await shop.run(['--quick', '--force']);
  expect(shop.asked()).toBe(FRAME + 20);
});

/** Takes the facts at a time. */
async function look(
  time: number,
  quick: readonly string[] | undefined,
  { program = 'code', file = 'looks', api = shop.api } = {},
) {
  const answers = join(shop.cache, `${file}.sqlite`);
  const request = { apiUrl: api, answers, parallel: 4, failureShare: '0.5' };
  const quiet = { sleep: async () => undefined, progress: () => undefined };
  const folder = join(shop.cache, `${file}-taken`);
  const taken = await takeFacts(
    { ...request, ...quiet },
    { program, quick, ignoresCache: false, now: () => time, taken: folder },
  );
  return { ...taken, calls: shop.asked() };
}

/** A snapshot sorted by sku: articles arrive in the network's order. */
function comparable({ details, inColors, ...rest }: Snapshot) {
  const articles = Array.from(details.keys(), (sku) => [sku, details.get(sku), details.digest(sku)]);
  return { ...rest, inColors: [...inColors].sort(), articles: articles.sort() };
}

/** The data that a fetch has prepared for a build; undefined where there is none. */
function leftOf(file: string) {
  const folder = join(shop.cache, `${file}-taken`);
  return hasSnapshot(folder) ? comparable(readSnapshotHandoff(folder)) : undefined;
}

/** The snapshot of recorded answers; `program` undefined reads every answer again. */
async function builtFrom(file: string, program: string | undefined) {
  const recorded = join(shop.cache, `${file}.sqlite`);
  const snapshot = await collectSnapshot({
    ...environmentSource(shop.api),
    fetch: recordedFetch(recorded),
    readings: recordedReadings(recorded, program),
    openDetails: () => createDetailFile(shop.cache, recorded),
    memoryFile: join(shop.cache, 'size.json'),
    log: () => undefined,
  });
  return comparable(snapshot);
}

const DAY = 24 * 60 * 60 * 1000;

test('a quick fetch is complete if there was no complete one for a day', async () => {
  const first = await look(DAY, []);
  expect(first.calls).toBe(FRAME + 20);
  expect((await look(2 * DAY - 1, [])).calls).toBe(FRAME);
  const late = await look(2 * DAY, []);
  expect(late).toMatchObject({ calls: FRAME + 20, skipped: 0, facts: first.facts });
});

test('answers that another program parsed are parsed again', async () => {
  const before = await look(DAY, undefined);
  const after = await look(DAY + 1, [], { program: 'other code' });
  expect(after).toMatchObject({ skipped: 0, facts: before.facts, calls: FRAME + 20 });
});

test('unchanged answers are counted', async () => {
  await look(DAY, undefined);
  expect((await look(DAY, undefined)).counts).toEqual({ answers: FRAME + 20, unchanged: FRAME + 20 });
  change({ fullDescription: '<p>Otra</p>' });
  expect((await look(DAY, undefined)).counts).toEqual({ answers: FRAME + 20, unchanged: FRAME + 19 });
});

test('every fetch returns the same facts as one without stored answers', async () => {
  const edits: readonly Partial<CatalogueArticle>[] = [
    { name: 'Otro nombre' },
    { stock: 0 },
    { images: [] },
    { relatedSkus: ['SKU-3'] },
    {},
  ];
  await look(DAY, undefined);
  for (const [at, edit] of edits.entries()) {
    change(edit);
    const remembering = await look(DAY + at, undefined);
    const anew = await look(DAY + at, undefined, { file: `anew ${at}` });
    expect(remembering.facts).toEqual(anew.facts);
    const built = await builtFrom(`anew ${at}`, undefined);
    expect(await builtFrom('looks', 'code')).toEqual(built);
    // A snapshot for a build has equal texts, because pages are compared by them.
    for (const file of ['looks', `anew ${at}`])
      expect(JSON.stringify(leftOf(file))).toBe(JSON.stringify(built));
  }
});

test('only a fetch with changes leaves a snapshot for the build, for one use', async () => {
  await look(DAY, undefined);
  expect(leftOf('looks')?.articles).toHaveLength(20);
  for (const file of readdirSync(join(shop.cache, 'looks-taken')).filter((name) => name.endsWith('.sqlite')))
    rmSync(join(shop.cache, 'looks-taken', file));
  expect(leftOf('looks')).toBeUndefined();
  rmSync(join(shop.cache, 'looks-taken'), { recursive: true });
  await look(DAY, undefined);
  expect(leftOf('looks')).toBeUndefined();
});

test('an incomplete snapshot is not left for the build, which reports what is missing', async () => {
  await look(DAY, undefined);
  change({ name: '' });
  await look(DAY, undefined);
  expect(leftOf('looks')).toBeUndefined();
});

/** The unchanged services, except the tags that the list gives to its articles. */
async function withTagsInLists(tags: () => readonly string[]) {
  const server = createServer(async (request, response) => {
    const etag = request.headers['if-none-match'];
    const answer = await fetch(`${shop.api}${request.url}`, {
      headers: { ...(etag && { 'If-None-Match': etag }) },
    });
    const isList = request.url?.startsWith('/api/v1/items/menu') ?? false;
    const text = await answer.text();
    const body = isList
      ? text.replace(/"Etiquetas":\[[^\]]*\]/g, () => `"Etiquetas":${JSON.stringify(tags())}`)
      : text;
    response.writeHead(answer.status, { ETag: isList ? `"${tags()}"` : (answer.headers.get('etag') ?? '') });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, api: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

test('an article whose row alone changed has its new row', async () => {
  let tags: readonly string[] = ['sol'];
  const { server, api } = await withTagsInLists(() => tags);
  await look(DAY, undefined, { api });
  tags = ['lluvia'];
  const { counts, facts } = await look(DAY, undefined, { api });
  // The lists and the menu of arrivals differ; every article's own answer is the same.
  expect(counts.unchanged).toBeGreaterThanOrEqual(20);
  expect(facts).toEqual((await look(DAY, undefined, { api, file: 'anew' })).facts);
  const { products } = await builtFrom('looks', 'code');
  expect(new Set(products.flatMap((product) => product.tags))).toEqual(new Set(['lluvia']));
  expect((await look(DAY, undefined, { api })).counts.unchanged).toBe(FRAME + 20);
  server.close();
});

test('a build ignores an article that was parsed with another row', async () => {
  await look(DAY, undefined);
  const answers = new DatabaseSync(join(shop.cache, 'looks.sqlite'));
  answers.exec(
    `UPDATE answers SET body = replace(body, '"Nombre_Comercial":"', '"Nombre_Comercial":"Otro ') WHERE path LIKE '%items/menu%'`,
  );
  answers.close();
  const { products } = await builtFrom('looks', 'code');
  expect(products).toEqual((await builtFrom('looks', undefined)).products);
  expect(products.every(({ name }) => name.startsWith('Otro '))).toBe(true);
});

test('a file in an earlier format is fetched again', async () => {
  await look(DAY, undefined);
  const answers = new DatabaseSync(join(shop.cache, 'looks.sqlite'));
  answers.exec('ALTER TABLE readings DROP COLUMN detail; PRAGMA user_version = 0');
  answers.close();
  expect((await look(DAY, undefined)).counts).toEqual({ answers: FRAME + 20, unchanged: 0 });
  expect((await look(DAY, undefined)).counts).toEqual({ answers: FRAME + 20, unchanged: FRAME + 20 });
});
