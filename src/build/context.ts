/** What a build gives to the pages that it renders (`scripts/build/server-entry.ts`); `astro dev` gives nothing. */

/** What is built, and when. */
export type BuildInfo = { readonly version: string; readonly commit: string; readonly builtAt: string };

/** What an incremental build knows of the build before it, and learns for the next one. */
export type PageDigests = {
  /** Digests of what files were made from, by file: of the build before, and of this one. */
  readonly before: ReadonlyMap<string, string>;
  readonly now: Map<string, string>;
  /** Digests that are slow to compute, by digests of their inputs: of the build before, and of this one. */
  readonly known: ReadonlyMap<string, string>;
  readonly learned: Map<string, string>;
};

export type BuildContext = {
  /** Folder of the snapshot (`snapshot/recorded/snapshot-handoff.ts`). */
  readonly snapshot: string;
  readonly info: BuildInfo;
  /** Only for the thread that lists the pages of an incremental build. */
  readonly digests?: PageDigests | undefined;
};

let current: BuildContext | undefined;

/** Sets the context of everything that this thread renders. */
export function setBuildContext(context: BuildContext | undefined): void {
  current = context;
}

/** The context of the build; undefined in `astro dev` and in tests. */
export const buildContext = (): BuildContext | undefined => current;

/** In `astro dev`, whose pages no build has made. */
const UNBUILT: BuildInfo = { version: 'dev', commit: 'unknown', builtAt: new Date(0).toISOString() };

/** What was built and when, for `/version` and `version.json` (contract, Hosting). */
export const buildInfo = (): BuildInfo => current?.info ?? UNBUILT;
