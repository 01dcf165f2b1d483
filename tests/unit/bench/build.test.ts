import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureBuild } from '../../../scripts/bench/build/measured-build.ts';
import {
  dataSizes,
  outcomeOf,
  pageSizes,
  printBuild,
  sizesOfKind,
} from '../../../scripts/bench/build/outcome.ts';
import { run } from '../../../scripts/commands/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
const files: Readonly<Record<string, string>> = {
  'index.html': 'x'.repeat(100),
  'producto/A.html': 'x'.repeat(10),
  'producto/B.html': 'x'.repeat(30),
  'en/producto/A.html': 'x'.repeat(20),
  'productos.html': 'x'.repeat(2048),
  'marca/a.html': 'x'.repeat(1024),
  'datos/productos.json': JSON.stringify(Array.from({ length: 500 }, (_, at) => at)),
  'datos/filtros.json': '{}',
};

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the pages of a site are measured by kind, and its data by its compressed size', async () => {
  const pages = await pageSizes(folder);
  expect(pages).toHaveLength(6);
  expect(sizesOfKind(pages, 'product')).toEqual({ middle: 20, largest: 30 });
  expect(sizesOfKind(pages, 'list')).toEqual({ middle: 2048, largest: 2048 });
  expect(sizesOfKind([], 'list')).toBeUndefined();
  expect((await dataSizes(folder)).map(({ file }) => file)).toEqual([
    'datos/productos.json',
    'datos/filtros.json',
  ]);
});

test('a build is measured with the memory and the processor time of its process, and fails with it', async () => {
  const build = (code: string) => async (env: NodeJS.ProcessEnv) => {
    const exit = await run(process.execPath, ['-e', code], { cwd: folder, env });
    if (exit !== 0) throw new Error(`exit ${exit}`);
  };
  const cost = await measureBuild(folder, process.env, build('globalThis.x = Buffer.alloc(200e6, 1)'));
  expect(cost.megabytes).toBeGreaterThan(180);
  expect(cost.processorSeconds).toBeGreaterThan(0);
  await expect(measureBuild(folder, process.env, build('process.exit(3)'))).rejects.toThrow('exit 3');
});

test('the table shows the cost of a page, and its ratio to the floor', () => {
  const shop = { seconds: 30, processorSeconds: 20, megabytes: 900 };
  const floor = { seconds: 10, processorSeconds: 8, megabytes: 400 };
  const measured = { commit: 'abc', products: 1000, shop, floor, data: [] };
  const pages = Array.from({ length: 1000 }, (_, at) => ({ path: `producto/${at}`, bytes: 40 * 1024 }));
  const text = printBuild(outcomeOf(measured, pages));
  expect(text).toMatch(/shop +1000 +30\.0 +30\.00 +20\.0 +20\.00 +900/);
  expect(text).toMatch(/shop \/ floor +3\.00 +2\.50/);
  expect(text).toMatch(/product +40\.0 +40\.0/);
});
