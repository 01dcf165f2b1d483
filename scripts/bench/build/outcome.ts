/** Measures the files of a built shop, and prints the result of `npm run bench:build`. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../publish/site-folder.ts';
import { brotli } from '../../serve/compression.ts';
import { alignedText } from '../report.ts';
import type { BuildCost } from './measured-build.ts';

export interface PageSize {
  /** Address below the root without an ending. */
  readonly path: string;
  readonly bytes: number;
}

interface DataSize {
  readonly file: string;
  /** Compressed with brotli. */
  readonly bytes: number;
}

const KINDS = {
  product: /^(en\/)?producto\//,
  list: /^(en\/)?(productos(\/|$)|marca\/)/,
} as const;

/** How many files of data are compressed: only the largest can be too large. */
const WEIGHED = 8;

/** The pages of a site. */
export async function pageSizes(site: string): Promise<readonly PageSize[]> {
  const files = (await listFiles(site)).filter((file) => file.endsWith('.html'));
  const pages: PageSize[] = [];
  for (const file of files) {
    const { size } = await stat(join(site, file));
    pages.push({ path: file.replace(/\.html$/, ''), bytes: size });
  }
  return pages;
}

/** The middle and the largest size of the pages of a kind; undefined without any. */
export function sizesOfKind(
  pages: readonly PageSize[],
  kind: keyof typeof KINDS,
): { readonly middle: number; readonly largest: number } | undefined {
  const sizes = pages
    .filter(({ path }) => KINDS[kind].test(path))
    .map(({ bytes }) => bytes)
    .sort((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)];
  const largest = sizes.at(-1);
  return middle === undefined || largest === undefined ? undefined : { middle, largest };
}

/** The compressed sizes of the largest files below `datos/`, the heaviest first. */
export async function dataSizes(site: string): Promise<readonly DataSize[]> {
  const files = (await listFiles(site)).filter((file) => file.startsWith('datos/'));
  const measure = async (names: readonly string[], sizeOf: (path: string) => Promise<number>) => {
    const sizes = await Promise.all(
      names.map(async (file) => ({ file, bytes: await sizeOf(join(site, file)) })),
    );
    return sizes.sort((one, other) => other.bytes - one.bytes);
  };
  const largest = (await measure(files, async (path) => (await stat(path)).size)).slice(0, WEIGHED);
  const names = largest.map(({ file }) => file);
  return measure(names, async (path) => (await brotli(await readFile(path))).byteLength);
}

/** The result of one run. */
export interface BuildOutcome {
  readonly madeAt: string;
  readonly commit: string;
  readonly products: number;
  readonly pages: number;
  readonly shop: BuildCost;
  readonly floor: BuildCost;
  /** Uncompressed bytes of pages. */
  readonly sizes: Readonly<Record<'product' | 'list', { middle: number; largest: number } | undefined>>;
  readonly data: readonly DataSize[];
}

const MS = 1000;
const KB = 1024;

const kb = (bytes: number | undefined): string => (bytes === undefined ? '–' : (bytes / KB).toFixed(1));

export function outcomeOf(
  measured: Pick<BuildOutcome, 'commit' | 'products' | 'shop' | 'floor' | 'data'>,
  pages: readonly PageSize[],
): BuildOutcome {
  return {
    madeAt: new Date().toISOString(),
    ...measured,
    pages: pages.length,
    sizes: { product: sizesOfKind(pages, 'product'), list: sizesOfKind(pages, 'list') },
  };
}

/** The results as tables. */
export function printBuild({ products, pages, shop, floor, sizes, data }: BuildOutcome): string {
  const timeCells = (seconds: number): readonly string[] => [
    seconds.toFixed(1),
    ((seconds * MS) / pages).toFixed(2),
  ];
  const row = (name: string, cost: BuildCost): readonly string[] => [
    ...[name, String(pages), ...timeCells(cost.seconds), ...timeCells(cost.processorSeconds)],
    cost.megabytes.toFixed(0),
  ];
  const ratio = (key: 'seconds' | 'processorSeconds'): string => (shop[key] / floor[key]).toFixed(2);
  const costs = alignedText([
    [`${products} articles`, 'pages', 's', 'ms/page', 'processor s', 'ms/page', 'MB'],
    row('shop', shop),
    row('floor', floor),
    ['shop / floor', '', '', ratio('seconds'), '', ratio('processorSeconds'), ''],
  ]);
  const raw = alignedText([
    ['page, raw', 'middle KB', 'largest KB'],
    ...(['product', 'list'] as const).map((kind) => [
      kind,
      kb(sizes[kind]?.middle),
      kb(sizes[kind]?.largest),
    ]),
  ]);
  const files = alignedText([['data, brotli', 'KB'], ...data.map(({ file, bytes }) => [file, kb(bytes)])]);
  return [costs, raw, files].join('\n\n');
}
