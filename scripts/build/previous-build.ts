/**
 * Reuses the files of the last build whose data and program are the same (decision 121, Incremental builds). Astro's
 * `experimental.incrementalBuild` ignores data that the middleware, the texts and the head scripts put into a page.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { PageDigests } from '../../src/build/context.ts';
import { replaceFile } from '../commands/replace-file.ts';
import type { PageFacts } from '../publish/page/page-facts.ts';
import type { RenderedPages } from './render-pages.ts';

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
  /** Digest of its inputs. */
  madeFrom: z.string(),
  bytes: z.number(),
  /** Modification time: releases have hard links to the file, so that a manual edit changes it here too. */
  modified: z.number(),
  /** Only for pages. */
  facts: factsSchema.optional(),
});

const manifestSchema = z.object({
  /** Digest of the code, its configuration and its texts. */
  program: z.string(),
  files: z.record(z.string(), fileSchema),
  /** `PageDigests.newCache`. */
  newCache: z.record(z.string(), z.string()),
});

type PreviousFile = Readonly<z.infer<typeof fileSchema>>;
type Manifest = Readonly<z.infer<typeof manifestSchema>>;

const MANIFEST = 'manifest.json';
const FILES = 'pages';

/** The last build of a folder, and storage for the next one. */
export interface PreviousBuild {
  /** Lets the routes leave out unchanged files. */
  readonly digests: PageDigests;
  /** Puts unchanged files into a site, and returns the facts of its pages. */
  readonly restore: (site: string, rendered: RenderedPages) => readonly PageFacts[];
  /** Stores a complete site for the next build; throws an error of the file system. */
  readonly save: (site: string, rendered: RenderedPages) => void;
}

function isIntact(file: string, { bytes, modified }: PreviousFile): boolean {
  const state = statSync(file, { throwIfNoEntry: false });
  return state?.size === bytes && state.mtimeMs === modified;
}

/** Reads the manifest; the result is empty if it is unreadable or of another program. */
function readManifest(cache: string, program: string): Manifest {
  try {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(cache, MANIFEST), 'utf8')));
    if (manifest.program === program) return manifest;
  } catch {
    // Builds everything.
  }
  return { program, files: {}, newCache: {} };
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}

/** Replaces a file by an identical one of the last build, to keep its modification time for releases and browsers. */
function reuseIfIdentical(file: string, before: string): void {
  const then = statSync(before, { throwIfNoEntry: false });
  if (then?.size !== statSync(file).size || !readFileSync(file).equals(readFileSync(before))) return;
  linkSync(before, `${file}.same`);
  renameSync(`${file}.same`, file);
}

/**
 * Opens the last build of a folder.
 * @param program digest of all inputs except the pages' data
 */
export function openPreviousBuild(cache: string, program: string): PreviousBuild {
  const { files, newCache } = readManifest(cache, program);
  const place = (file: string): string => join(cache, FILES, file);
  const intact = Object.entries(files).filter(([file, state]) => isIntact(place(file), state));
  const unchanged = ({ digests }: RenderedPages): readonly (readonly [string, PreviousFile])[] =>
    intact.filter(([file, { madeFrom }]) => digests?.now.get(file) === madeFrom);
  return {
    digests: {
      before: new Map(intact.map(([file, { madeFrom }]) => [file, madeFrom])),
      now: new Map(),
      previousCache: new Map(Object.entries(newCache)),
      newCache: new Map(),
    },
    restore: (site, rendered) => {
      const kept = unchanged(rendered);
      for (const [file] of kept) link(place(file), join(site, file));
      return kept.flatMap(([, { facts }]) => facts ?? []);
    },
    save: (site, rendered) => {
      const now = rendered.digests?.now ?? new Map<string, string>();
      const saved = new Map(unchanged(rendered));
      // The manifest is written last, so that an incomplete build is invalid.
      rmSync(join(cache, MANIFEST), { force: true });
      for (const { file, facts } of rendered.files) {
        const madeFrom = now.get(file);
        if (madeFrom === undefined) continue;
        reuseIfIdentical(join(site, file), place(file));
        const { size, mtimeMs } = statSync(join(site, file));
        saved.set(file, { madeFrom, bytes: size, modified: mtimeMs, ...(facts && { facts }) });
        rmSync(place(file), { force: true });
        link(join(site, file), place(file));
      }
      for (const file of Object.keys(files)) if (!saved.has(file)) rmSync(place(file), { force: true });
      const manifest: Manifest = {
        program,
        files: Object.fromEntries(saved),
        newCache: Object.fromEntries(rendered.digests?.newCache ?? []),
      };
      replaceFile(join(cache, MANIFEST), JSON.stringify(manifest));
    },
  };
}
