/** Measures a built shop: its pages, and the data files that shoppers load. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../publish/site-folder.ts';
import { brotli } from '../../serve/compression.ts';

/** A page: its address below the root without an ending, and its bytes. */
export interface PageSize {
  readonly path: string;
  readonly bytes: number;
}

/** A file of data: its brotli bytes. */
export interface DataSize {
  readonly file: string;
  readonly bytes: number;
}

const KINDS = {
  product: /^(en\/)?producto\//,
  list: /^(en\/)?(productos(\/|$)|marca\/)/,
} as const;

export type PageKind = keyof typeof KINDS;

/** How many files of data are compressed: only the largest can be too large. */
const WEIGHED = 8;

/** Every page of a site. */
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
  kind: PageKind,
): { readonly middle: number; readonly largest: number } | undefined {
  const sizes = pages
    .filter(({ path }) => KINDS[kind].test(path))
    .map(({ bytes }) => bytes)
    .sort((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)];
  const largest = sizes.at(-1);
  return middle === undefined || largest === undefined ? undefined : { middle, largest };
}

/** The largest files below `datos/`, with what they weigh compressed; the heaviest first. */
export async function dataSizes(site: string): Promise<readonly DataSize[]> {
  const files = (await listFiles(site)).filter((file) => file.startsWith('datos/'));
  const raw = await Promise.all(
    files.map(async (file) => ({ file, bytes: (await stat(join(site, file))).size })),
  );
  const largest = raw.sort((one, other) => other.bytes - one.bytes).slice(0, WEIGHED);
  const weighed = await Promise.all(
    largest.map(async ({ file }) => ({
      file,
      bytes: (await brotli(await readFile(join(site, file)))).byteLength,
    })),
  );
  return weighed.sort((one, other) => other.bytes - one.bytes);
}
