/** Pages over their budget of bytes, each weighed once: a page that is what it was, with the same scripts, weighs the same. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Finding } from '../../audit/finding.ts';
import { pageType } from '../../audit/site/page-type.ts';
import { filesBelow } from '../../commands/inputs.ts';
import { replaceFile } from '../../commands/replace-file.ts';

/** What was found of pages, by digests of all that they weigh by. */
const memorySchema = z.record(z.string(), z.array(z.object({ file: z.string(), message: z.string() })));
type Memory = z.infer<typeof memorySchema>;

function read(file: string | undefined): Memory {
  if (file === undefined) return {};
  try {
    return memorySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is none yet, or none that can be read: every page is weighed.
    return {};
  }
}

/** Bytes of a page. */
type SizeOf = (page: string) => number;

/** The largest page of each kind: to weigh one means to compress it and its scripts, as a host does. */
function largestOfKinds(files: readonly string[], sizeOf: SizeOf): readonly string[] {
  const largest = new Map<string, readonly [file: string, size: number]>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const size = sizeOf(file);
    const kind = pageType(file);
    if (size > (largest.get(kind)?.[1] ?? -1)) largest.set(kind, [file, size]);
  }
  return Array.from(largest.values(), ([file]) => file);
}

const SCRIPTS = join(import.meta.dirname, '..', '..');
/** What pages are weighed with. */
const SCALES = ['audit/site', 'publish/page', 'serve/compression.ts'];

/** A digest of the scales: another budget finds something else. */
function scalesDigest(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of SCALES.flatMap((path) => filesBelow(join(SCRIPTS, path))))
    hash.update(readFileSync(file));
  return hash.digest('base64url');
}

/** A digest of every script and style sheet of a site. */
function assetsDigest(site: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
    hash.update(`${file}\0`).update(readFileSync(join(site, file)));
  return hash.digest('base64url');
}

/** The scales, loaded when they are needed: the compiler that they read scripts with is large. */
export async function loadScales() {
  const { overBudget, TRAVELLING } = await import('../../audit/site/byte-budget.ts');
  const { createScale } = await import('../../audit/site/page-weight.ts');
  const { quickBrotli } = await import('../../serve/compression.ts');
  return { overBudget, TRAVELLING, createScale, quickBrotli };
}

/**
 * What is over its budget of bytes on their way; the counts and the bytes as they are read are about the code, which no editor
 * changes. Nearly all pages are light enough even as they are compressed in a hundredth of the time.
 */
async function weigh(site: string, files: readonly string[]): Promise<readonly (readonly Finding[])[]> {
  if (files.length === 0) return [];
  const { overBudget, TRAVELLING, createScale, quickBrotli } = await loadScales();
  const [quick, exact] = [createScale(site, quickBrotli), createScale(site)];
  return Promise.all(
    files.map(async (file) => {
      const isLight = overBudget([await quick.weigh(file)], TRAVELLING).length === 0;
      return isLight ? [] : overBudget([await exact.weigh(file)], TRAVELLING);
    }),
  );
}

/**
 * The exceeded budgets among the largest pages of each kind.
 * @param file the cache; undefined for none
 * @param sizeOf returns sizes that are known already
 */
export async function overweight(
  site: string,
  files: readonly string[],
  file: string | undefined,
  sizeOf: SizeOf = (page) => statSync(join(site, page)).size,
): Promise<readonly Finding[]> {
  const before = read(file);
  const shared = `${scalesDigest()} ${assetsDigest(site, files)}`;
  const keyOf = (page: string): string =>
    createHash('sha256')
      .update(`${shared} ${page}\0`)
      .update(readFileSync(join(site, page)))
      .digest('base64url');
  const pages = largestOfKinds(files, sizeOf).map((page) => ({ page, key: keyOf(page) }));
  const unknown = pages.filter(({ key }) => before[key] === undefined);
  const weighed = await weigh(
    site,
    unknown.map(({ page }) => page),
  );
  const now: Memory = Object.fromEntries(
    pages.map(({ key }) => [
      key,
      [...(before[key] ?? weighed[unknown.findIndex((each) => each.key === key)] ?? [])],
    ]),
  );
  if (file !== undefined) {
    replaceFile(file, JSON.stringify(now));
  }
  return Object.values(now).flat();
}
