import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { collectSnapshot } from '#build/snapshot/collect.ts';
import { createDetailFile, isDetailFile, openDetailFile } from '#build/snapshot/details/detail-table.ts';
import { withRelatedCards } from '#build/snapshot/details/related-cards.ts';
import { shownArticle } from '#build/snapshot/details/shown-article.ts';
import { READINGS_TABLE, readValue, textsOf } from '#build/snapshot/recorded/article-readings.ts';
import type { Product, ProductDetail } from '#features/product/rules/product.ts';
import { fakeApi } from '../fake-api.ts';

/** A cached detail, and its key. */
function readTexts(detail: ProductDetail) {
  const texts = textsOf(detail, shownArticle(detail, detail), detail);
  return { ...texts, mark: readValue(texts.value)[1] };
}

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'details-'));
  folders.push(made);
  return made;
}
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true });
});

test('a snapshot is the same whether its details are in memory or in a file', async () => {
  const inMemory = await collectSnapshot(fakeApi(30).source);
  const place = await folder();
  const inFile = await collectSnapshot({ ...fakeApi(30).source, openDetails: () => createDetailFile(place) });
  const skus = [...inMemory.details.keys()];
  expect([...inFile.details.keys()]).toEqual(skus);
  expect(inFile.details.size).toBe(30);
  // An undefined value is not written, and reads the same.
  for (const sku of skus) expect(inFile.details.get(sku)).toEqual(inMemory.details.get(sku));
  expect(inFile.products).toEqual(inMemory.products);
  expect(inFile.details.get('nobody')).toBeUndefined();
});

test('a detail that is set again keeps its position', async () => {
  const { details } = await collectSnapshot(fakeApi(3).source);
  const table = createDetailFile(await folder());
  const [first, second] = [...details.keys()].flatMap((sku) => details.get(sku) ?? []);
  if (!first || !second) throw new Error('there are no articles');
  table.set('a', first);
  table.set('b', second);
  table.set('a', second);
  expect([...table.keys()]).toEqual(['a', 'b']);
  expect(table.get('a')).toEqual(second);
});

test('a detail in recorded answers is read from there, by others too, until it is replaced', async () => {
  const { details } = await collectSnapshot(fakeApi(1).source);
  const [sku = ''] = details.keys();
  const detail = details.get(sku);
  if (!detail) throw new Error('there is no article');
  const place = { path: '/a', reader: 'this program' };
  const { mark, ...texts } = readTexts(detail);
  const recorded = join(await folder(), 'answers.sqlite');
  const answers = new DatabaseSync(recorded);
  answers.exec(READINGS_TABLE);
  answers
    .prepare('INSERT INTO readings VALUES (?, ?, ?, ?, ?)')
    .run(place.path, place.reader, texts.row, texts.value, texts.detail);
  answers.close();

  const table = createDetailFile(await folder(), recorded);
  const readNever = (): never => {
    throw new Error('it is looked up, not read');
  };
  table.refer?.(sku, { shown: { card: detail }, mark, place, detail: readNever });
  expect([[...table.keys()], table.size, table.mark(sku)]).toEqual([[sku], 1, mark]);
  expect(table.get(sku)).toEqual(detail);
  expect(openDetailFile(table.share()).get(sku)).toEqual(detail);
  table.set(sku, { ...detail, name: 'otro' });
  expect(table.get(sku)?.name).toBe('otro');
  table.refer?.('nobody', {
    shown: { card: detail },
    mark,
    place: { ...place, path: '/b' },
    detail: readNever,
  });
  expect(() => table.get('nobody')).toThrow('What was read of /b is gone.');
  expect(createDetailFile(await folder()).refer).toBeUndefined();
});

test('other processes read the shared file, which is deleted with the process that made it', async () => {
  const { details } = await collectSnapshot(fakeApi(1).source);
  const [sku = ''] = details.keys();
  const detail = details.get(sku);
  if (!detail) throw new Error('there is no article');
  const table = createDetailFile(await folder());
  expect(isDetailFile(table)).toBe(true);
  expect(isDetailFile(new Map())).toBe(false);
  table.set(sku, detail);
  const file = table.share();
  expect(openDetailFile(file).get(sku)).toEqual(detail);
  expect(existsSync(file)).toBe(true);

  const module = new URL('../../../../../src/build/snapshot/details/detail-table.ts', import.meta.url).href;
  const place = await folder();
  const script = `import { createDetailFile } from ${JSON.stringify(module)};
    console.log(createDetailFile(${JSON.stringify(place)}).share())`;
  const made = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(made).toContain(place);
  expect(existsSync(made.trim())).toBe(false);
});

test('a digest of a detail changes with the detail and with the cards of its related articles only', async () => {
  const { details, products } = await collectSnapshot(fakeApi(3).source);
  const [first, second, third] = products;
  const detail = details.get(first?.sku ?? '');
  if (!first || !second || !third || !detail) throw new Error('there are no articles');
  const { id, code, name, shortDescription, price, discount, discountedPrice } = second;
  const related = [
    { id, sku: second.sku, code, name, shortDescription, price, discount, discountedPrice, image: '' },
  ];
  const place = await folder();
  for (const table of [createDetailFile(place), new Map<string, ProductDetail>()]) {
    const digestWith = (cards: readonly Product[]): string =>
      withRelatedCards(table, { products: cards }).digest(first.sku);
    table.set(first.sku, { ...detail, related });
    const before = digestWith(products);
    expect(digestWith([first, second, { ...third, price: 1 }])).toBe(before);
    expect(digestWith([first, { ...second, rating: 1 }, third])).toBe(before);
    expect(digestWith([first, { ...second, price: 1 }, third])).not.toBe(before);
    expect(digestWith([first, { ...second, images: ['otra.jpg'] }, third])).not.toBe(before);
    expect(digestWith([first, third])).not.toBe(before);
    table.set(first.sku, { ...detail, related, name: 'otro' });
    expect(digestWith(products)).not.toBe(before);
  }
});
