/**
 * The bundle of the last build, kept for the next one (decision 163, One changed article): where code, texts and configuration
 * are the same, Vite would make the very same files again. What is kept is what Astro is about to render pages with, after it
 * has put its manifest in, and what browsers load.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../commands/replace-file.ts';

const sheetSchema = z.union([
  z.object({ type: z.literal('inline'), content: z.string() }),
  z.object({ type: z.literal('external'), src: z.string() }),
]);
const styleSchema = z.object({ depth: z.number(), order: z.number(), sheet: sheetSchema });

const listSchema = z.object({
  /** Digest of everything that the bundle is made from, and of the program alone. */
  madeFrom: z.string(),
  program: z.string(),
  /** Texts in it that are another build's: its moment, its folder. */
  own: z.record(z.string(), z.string()),
  /** The file that Astro begins to render with. */
  entry: z.string(),
  /** The styles of each page, by its key. */
  styles: z.record(z.string(), z.array(styleSchema)),
  /** Files of the pictures that pages show as they are. */
  pictures: z.array(z.string()),
  /** Digest of the kept files and their names: one that was lost or cut short would be published. */
  files: z.string(),
});

/** What is known of a bundle that was kept. */
export type BundleList = Readonly<z.infer<typeof listSchema>>;

const LIST = 'bundle.json';
const SITE = 'site';
const RENDERER = 'renderer';

/** Files below a folder, by their paths in it; none where it is not there. */
export function filesIn(folder: string, without?: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => without === undefined || !file.startsWith(without))
    .map((file) => relative(folder, file));
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}

function digestOfFiles(cache: string): string {
  const hash = createHash('sha256');
  for (const folder of [SITE, RENDERER])
    for (const file of filesIn(join(cache, folder)).toSorted())
      hash
        .update(`${folder}/${file}\0`)
        .update(readFileSync(join(cache, folder, file)))
        .update('\0');
  return hash.digest('hex');
}

const isCode = (file: string): boolean => file.endsWith('.mjs');

function readList(cache: string): BundleList | undefined {
  try {
    return listSchema.parse(JSON.parse(readFileSync(join(cache, LIST), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Whether a bundle of this program was kept: there may be more that it is made from, but there is none without. */
export const hasCachedBundle = (cache: string, program: string): boolean =>
  readList(cache)?.program === program;

/** The bundle that was kept of the same; undefined where there is none, it cannot be read, or it is not whole. */
export function readBundle(cache: string, madeFrom: string): BundleList | undefined {
  const list = readList(cache);
  return list?.madeFrom === madeFrom && list.files === digestOfFiles(cache) ? list : undefined;
}

/** Where a build is made: what browsers load goes into the one folder, and what renders pages into the other. */
export interface BundlePlace {
  readonly site: string;
  readonly renderer: string;
}

/** What of a build a kept bundle is put into: its own texts, by the names of those in the list, and its first file. */
interface BundleUse {
  readonly own: Readonly<Record<string, string>>;
  readonly file: string;
}

/** Puts a kept bundle into a build. Files are the kept ones under another name; code is written anew, with this build's own texts. */
export function restoreBundle(
  cache: string,
  { site, renderer }: BundlePlace,
  list: BundleList,
  { own, file: first }: BundleUse,
): void {
  for (const file of filesIn(join(cache, SITE))) link(join(cache, SITE, file), join(site, file));
  for (const file of filesIn(join(cache, RENDERER))) {
    const text = readFileSync(join(cache, RENDERER, file), 'utf8');
    mkdirSync(dirname(join(renderer, file)), { recursive: true });
    writeFileSync(join(renderer, file), withOwn(text, list.own, own));
  }
  // Astro begins with the file that its own bundling would have made.
  if (first !== list.entry) writeFileSync(join(renderer, first), `export * from './${list.entry}';\n`);
}

function withOwn(
  text: string,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string {
  return Object.entries(before).reduce(
    (all, [name, old]) => (old === '' ? all : all.replaceAll(old, now[name] ?? old)),
    text,
  );
}

/** Begins to keep the bundle that was just made: all but the code, into which Astro puts its manifest yet. */
export function beginBundle(cache: string, { site, renderer }: BundlePlace): void {
  rmSync(cache, { recursive: true, force: true });
  for (const file of filesIn(site, renderer)) cpSync(join(site, file), join(cache, SITE, file));
  // Astro moves these into the site.
  for (const file of filesIn(renderer))
    if (!isCode(file)) cpSync(join(renderer, file), join(cache, SITE, file));
}

/**
 * Ends it, once Astro has the code ready. Without the list, which comes last, nothing of it counts.
 * @throws Error where what browsers load would be another in the next build
 */
export function endBundle(cache: string, { renderer }: BundlePlace, list: Omit<BundleList, 'files'>): void {
  if (!existsSync(join(cache, SITE))) return;
  const own = Object.values(list.own).filter((text) => text !== '');
  for (const file of filesIn(join(cache, SITE))) {
    const bytes = readFileSync(join(cache, SITE, file));
    if (own.some((text) => bytes.includes(text))) throw new Error(`${file} is of one build alone.`);
  }
  for (const file of filesIn(renderer)) cpSync(join(renderer, file), join(cache, RENDERER, file));
  const whole: BundleList = { ...list, files: digestOfFiles(cache) };
  replaceFile(join(cache, LIST), JSON.stringify(whole));
}
