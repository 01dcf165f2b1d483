/**
 * An incremental build (decision 121, Incremental builds): pages and files whose data and program are those of the last build are
 * taken from it as they were, after everything that is done to pages. Astro's own `experimental.incrementalBuild` gives back
 * pages as they were rendered, so that each would be read and written again, and it does not see what the middleware, the
 * texts and the head scripts put into a page.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageDigests } from '../../src/build/snapshot/unchanged-pages.ts';
import type { PageFacts } from '../publish/page/page-facts.ts';
import type { FittedKind } from '../publish/page/page-styles.ts';
import {
  type PreviousBuild,
  type PreviousFile,
  type PreviousKind,
  type PreviousPage,
  readPreviousBuild,
  removePages,
  restorePage,
  reuseIfIdentical,
  saveBuild,
} from './previous-build.ts';

/** A page that was rendered: its kind and what it says of itself. */
export interface RenderedPage {
  readonly kind: string;
  readonly facts: PageFacts;
}

/** What a build takes from the last one, and leaves for the next. */
export interface PageStore {
  /** Kinds of pages whose styles stay where they are. */
  readonly knownKinds: () => ReadonlyMap<string, FittedKind>;
  /**
   * Puts the unchanged pages into the site; answers what they say of themselves.
   * @throws Error where they do not go with the pages that were rendered
   */
  readonly restore: (site: string, kinds: ReadonlyMap<string, FittedKind>) => readonly PageFacts[];
  /** Leaves the build for the next one. */
  readonly keep: (
    site: string,
    rendered: ReadonlyMap<string, RenderedPage>,
    kinds: ReadonlyMap<string, FittedKind>,
  ) => void;
}

/** A build that is made anew and leaves nothing. */
const NO_STORE: PageStore = { knownKinds: () => new Map(), restore: () => [], keep: () => undefined };

const NOTHING: Omit<PreviousBuild, 'program'> = { pages: {}, data: {}, recalled: {}, kinds: {} };

/** What is still valid of the last build, once the routes have reported what their files are made from. */
function unchanged<T extends PreviousFile>(files: Readonly<Record<string, T>>, { before, now }: PageDigests) {
  return Object.entries(files).filter(([file]) => now.has(file) && now.get(file) === before.get(file));
}

function writeSheet(site: string, { css, href }: PreviousKind): void {
  if (href === undefined || existsSync(join(site, href))) return;
  mkdirSync(dirname(join(site, href)), { recursive: true });
  writeFileSync(join(site, href), css);
}

/** A kind of page that is too heavy is known to be as long as the page is there that showed it. */
function stillKnown(kinds: PreviousBuild['kinds'], kept: ReadonlySet<string>) {
  return Object.entries(kinds).filter(
    ([, { href, samplePage }]) => href === undefined || kept.has(samplePage ?? ''),
  );
}

/**
 * Opens what the last build has left in a folder, and lets the routes of this build know.
 * @param cache undefined for a build that is made anew and leaves nothing
 * @param program digest of everything but the data that pages are made from
 */
export function openPageStore(cache: string | undefined, program: string): PageStore {
  globalThis.pageDigests = undefined;
  if (cache === undefined) return NO_STORE;
  const earlier = readPreviousBuild(cache, program) ?? { program, ...NOTHING };
  const filesBefore = [...Object.entries(earlier.pages), ...Object.entries(earlier.data)];
  const digests: PageDigests = {
    before: new Map(filesBefore.map(([file, { madeFrom }]) => [file, madeFrom])),
    now: new Map(),
    known: new Map(Object.entries(earlier.recalled)),
    learned: new Map(),
  };
  globalThis.pageDigests = digests;
  const keptPages = (): readonly (readonly [string, PreviousPage])[] => unchanged(earlier.pages, digests);
  const keptData = (): readonly (readonly [string, PreviousFile])[] => unchanged(earlier.data, digests);
  return {
    knownKinds: () => new Map(stillKnown(earlier.kinds, new Set(keptPages().map(([file]) => file)))),
    restore: (site, kinds) => {
      const shown = new Set<PreviousKind>();
      const facts = keptPages().map(([file, page]) => {
        const before = earlier.kinds[page.kind];
        const now = kinds.get(page.kind);
        if (!before || (now && now.href !== before.href))
          throw new Error(`The styles of ${file} have moved: everything has to be built.`);
        shown.add(before);
        restorePage(cache, site, file);
        return page.facts;
      });
      for (const [file] of keptData()) restorePage(cache, site, file);
      for (const kind of shown) writeSheet(site, kind);
      return facts;
    },
    keep: (site, rendered, kinds) => {
      const kept = new Map(keptPages());
      const data = new Map(keptData());
      const made = [...digests.now].filter(([file]) => !kept.has(file) && !data.has(file));
      for (const [file, madeFrom] of made) {
        reuseIfIdentical(cache, site, file);
        const { size, mtimeMs } = statSync(join(site, file));
        const own = { madeFrom, bytes: size, modified: mtimeMs };
        const page = rendered.get(file);
        if (page) kept.set(file, { ...own, ...page });
        else if (!file.endsWith('.html')) data.set(file, own);
      }
      const build: PreviousBuild = {
        program,
        pages: Object.fromEntries(kept),
        data: Object.fromEntries(data),
        recalled: Object.fromEntries(digests.learned),
        kinds: { ...earlier.kinds, ...Object.fromEntries(kinds) },
      };
      const isMade = new Set(made.map(([file]) => file));
      saveBuild(cache, site, build, (file) => !isMade.has(file));
      removePages(
        cache,
        filesBefore.map(([file]) => file).filter((file) => !digests.now.has(file)),
      );
    },
  };
}
