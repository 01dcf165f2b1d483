import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectSnapshot, type Snapshot } from '#build/snapshot/collect.ts';
import { createDetailFile, createHandoffDetailFile } from '#build/snapshot/details/detail-table.ts';
import { collectDetails } from '#build/snapshot/details/details.ts';
import type { DetailRows, SecondReader } from '#build/snapshot/details/second-reader.ts';
import type { ShownArticle } from '#build/snapshot/details/shown-article.ts';
import { startSession } from '#build/snapshot/session.ts';
import type { SnapshotSource } from '#build/snapshot/source.ts';
import { ARTICLE, VARIANT } from '../../../fixtures/wire.ts';
import { API, type Fault, fakeApi, skuOf } from '../fake-api.ts';

const failing = (...numbers: number[]): Fault => {
  const paths = new Set(numbers.map((number) => `/api/v1/items/${skuOf(number)}`));
  return (path) => (paths.has(path) ? new Response('', { status: 500 }) : undefined);
};

/** A reader of the same services, and its requests. */
function readerOf(source: SnapshotSource, worthwhile: number) {
  const asked: DetailRows[] = [];
  const files: string[] = [];
  const second: SecondReader = {
    worthwhile,
    read: async (part) => {
      asked.push(part);
      const details = createHandoffDetailFile(mkdtempSync(join(tmpdir(), 'part-')));
      const shown = new Map<string, ShownArticle>();
      const session = startSession(source);
      const leftOut = await collectDetails(session, part.rows, part.imageBase, { ...part, details, shown });
      const file = details.share();
      details.close();
      files.push(file);
      const { rejected, repeated } = session;
      return { shown, details: file, leftOut, rejected, repeated };
    },
  };
  return { second, asked, files };
}

const openDetails = () => createDetailFile(mkdtempSync(join(tmpdir(), 'own-')));

const plain = ({ details, ...rest }: Snapshot) => ({
  ...rest,
  details: [...details.keys()].sort().map((sku) => details.get(sku)),
});

test('a snapshot that two readers read equals that of one reader', async () => {
  const fail = failing(40);
  const twice = { articulo: { ...ARTICLE, Sku: skuOf(50) }, variantes: [VARIANT, VARIANT] };
  const { source, logged } = fakeApi(60, (path, tries) =>
    path === `/api/v1/items/${skuOf(50)}` ? Response.json({ data: twice }) : fail(path, tries),
  );
  const { second, asked, files } = readerOf(source, 60);
  const both = await collectSnapshot({ ...source, openDetails, second });
  expect(logged).toContainEqual(expect.stringContaining(`Article ${skuOf(50)}: repeated variant`));
  const one = await collectSnapshot({ ...source, openDetails });
  expect(plain(both)).toEqual(plain(one));
  expect(both.leftOut.map(({ sku }) => sku)).toEqual([skuOf(40)]);
  expect(asked.map(({ rows, concurrency }) => [rows.length, concurrency])).toEqual([[30, 4]]);
  expect(files.map(existsSync)).toEqual([false]);
});

test('two readers that each leave out the maximum leave out too many together', async () => {
  const { source } = fakeApi(60, failing(2, 40));
  const { second } = readerOf(source, 60);
  await expect(collectSnapshot({ ...source, openDetails, second })).rejects.toThrow(
    `HTTP 500; 2 articles failed, 1 may (${API}/api/v1/items/SKU-`,
  );
});

test('there is no second reader for a small catalogue, or one in memory', async () => {
  const { source } = fakeApi(60);
  const [some, more] = [readerOf(source, 61), readerOf(source, 60)];
  await collectSnapshot({ ...source, openDetails, second: some.second });
  await collectSnapshot({ ...source, second: more.second });
  expect([...some.asked, ...more.asked]).toEqual([]);
});
