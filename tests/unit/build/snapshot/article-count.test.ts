import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { collectSnapshot } from '#build/snapshot/collect.ts';
import type { SnapshotSource } from '#build/snapshot/source.ts';
import { API, fakeApi } from './fake-api.ts';

/** The same API with a catalogue of another size. */
function shrunkTo(count: number, { memoryFile }: SnapshotSource): SnapshotSource {
  return { ...fakeApi(count).source, memoryFile };
}

async function built(count: number): Promise<SnapshotSource> {
  const { source } = fakeApi(count);
  await collectSnapshot(source);
  return source;
}

test('the size of the catalogue is remembered with its API', async () => {
  const { memoryFile } = await built(30);
  expect(JSON.parse(await readFile(memoryFile, 'utf8'))).toEqual({ apiUrl: API, products: 30 });
});

test('a catalogue that lost more than half of its articles is refused, and the remembered size stays', async () => {
  const source = await built(30);
  await expect(collectSnapshot(shrunkTo(14, source))).rejects.toThrow(
    `GET /api/v1/items/menu failed: the catalogue shrank from 30 articles to 14 (${API}/api/v1/items/menu). Check PUBLIC_API_URL and the service; set FORCE_CATALOGUE=1 to build it all the same.`,
  );
  expect(JSON.parse(await readFile(source.memoryFile, 'utf8'))).toMatchObject({ products: 30 });
});

test('half of the articles is accepted', async () => {
  const source = await built(30);
  await expect(collectSnapshot(shrunkTo(15, source))).resolves.toMatchObject({ leftOut: [] });
});

test('FORCE_CATALOGUE builds a smaller catalogue, whose size counts afterwards', async () => {
  const source = await built(30);
  await collectSnapshot({ ...shrunkTo(2, source), force: true });
  await expect(collectSnapshot(shrunkTo(2, source))).resolves.toMatchObject({ leftOut: [] });
});

test('another API is not compared', async () => {
  const source = await built(30);
  const other = { ...shrunkTo(2, source), apiUrl: 'https://other.example.test' };
  await expect(collectSnapshot(other)).resolves.toMatchObject({ leftOut: [] });
});

test.each(['', '{"apiUrl":', '[]', '{"products":"30"}'])('a memory of %j is no memory', async (content) => {
  const { source } = fakeApi(2);
  await mkdir(dirname(source.memoryFile), { recursive: true });
  await writeFile(source.memoryFile, content);
  await expect(collectSnapshot(source)).resolves.toMatchObject({ leftOut: [] });
});
