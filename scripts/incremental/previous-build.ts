/** What is kept of a build for the next one: its pages, and what each was made from. */
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../commands/replace-file.ts';
import type { PageFacts } from '../publish/page/page-facts.ts';

const factsSchema = z
  .object({
    path: z.string(),
    canonical: z.string().optional(),
    alternates: z.array(z.object({ language: z.string(), url: z.string() })),
    noIndex: z.boolean(),
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
  })
  .transform(({ canonical, ...rest }): PageFacts => ({ canonical, ...rest }));

const fileSchema = z.object({
  /** Digest of what it was made from. */
  madeFrom: z.string(),
  bytes: z.number(),
  /** When it was written: releases show the very same file, so that who changes one by hand changes the other. */
  modified: z.number(),
});

const pageSchema = z.object({
  ...fileSchema.shape,
  /** Its kind, by its styles (`publish/page/page-styles.ts`). */
  kind: z.string(),
  facts: factsSchema,
});

const kindSchema = z.object({
  css: z.string(),
  /** Address of its style sheet, where it needs one. */
  href: z.string().optional(),
  /** A page that is too heavy with its styles. */
  samplePage: z.string().optional(),
  /** Digests of pages that are light enough with them. */
  light: z.array(z.string()).readonly().optional(),
});

const buildSchema = z.object({
  /** Digest of the code, its configuration and its texts. */
  program: z.string(),
  pages: z.record(z.string(), pageSchema),
  /** Files of data, which stand with the pages. */
  data: z.record(z.string(), fileSchema),
  /** Digests of what took long to work out, by digests of what from (`cachedDigest`). */
  recalled: z.record(z.string(), z.string()),
  kinds: z.record(z.string(), kindSchema),
});

export type PreviousFile = Readonly<z.infer<typeof fileSchema>>;
export type PreviousPage = Readonly<z.infer<typeof pageSchema>>;
export type PreviousKind = Readonly<z.infer<typeof kindSchema>>;
export type PreviousBuild = Readonly<z.infer<typeof buildSchema>>;

const MANIFEST = 'manifest.json';
const PAGES = 'pages';

function isWhole(file: string, { bytes, modified }: PreviousFile): boolean {
  const state = statSync(file, { throwIfNoEntry: false });
  return state?.size === bytes && state.mtimeMs === modified;
}

/** The last build that was kept, as far as its files are there still; undefined for none, and for one of another program. */
export function readPreviousBuild(cache: string, program: string): PreviousBuild | undefined {
  const file = join(cache, MANIFEST);
  if (!existsSync(file)) return undefined;
  try {
    const build = buildSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (build.program !== program) return undefined;
    const whole = <T extends PreviousFile>(files: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(
        Object.entries(files).filter(([name, file]) => isWhole(join(cache, PAGES, name), file)),
      );
    return { ...build, pages: whole(build.pages), data: whole(build.data) };
  } catch {
    // What cannot be read is not there: everything is built.
    return undefined;
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Nearly always the folder is there: a call to make it for each of thousands of pages takes half as long again. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!isAbsent(error)) throw error;
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
  }
}

/** Puts a page or a file of data of the last build into a new one: the same file under another name. */
export function restorePage(cache: string, site: string, file: string): void {
  link(join(cache, PAGES, file), join(site, file));
}

/**
 * Puts the last build's file in the place of one that was made anew with the very same bytes: releases and browsers know it by its
 * age, and nobody has to compare the two again.
 */
export function reuseIfIdentical(cache: string, site: string, file: string): void {
  const [made, before] = [join(site, file), join(cache, PAGES, file)];
  const [now, then] = [statSync(made), statSync(before, { throwIfNoEntry: false })];
  if (then?.size !== now.size || then.ino === now.ino) return;
  if (!readFileSync(made).equals(readFileSync(before))) return;
  linkSync(before, `${made}.same`);
  renameSync(`${made}.same`, made);
}

/**
 * Keeps a build in the place of the last one. Without its list, which comes last, nothing of it counts: a run that is
 * killed meanwhile leaves a next build that makes everything.
 * @param isKept whether a file is the last build's
 */
export function saveBuild(
  cache: string,
  site: string,
  build: PreviousBuild,
  isKept: (file: string) => boolean,
): void {
  const manifest = join(cache, MANIFEST);
  rmSync(manifest, { force: true });
  for (const file of [...Object.keys(build.pages), ...Object.keys(build.data)]) {
    if (isKept(file)) continue;
    const place = join(cache, PAGES, file);
    rmSync(place, { force: true });
    link(join(site, file), place);
  }
  replaceFile(manifest, JSON.stringify(build));
}

/** Forgets the pages that the shop has no more. */
export function removePages(cache: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(cache, PAGES, file), { force: true });
}
