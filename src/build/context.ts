/** The context of a build for the pages that it renders (`scripts/build/server-entry.ts`); `astro dev` has none. */

/** The version, the commit and the time of the build. */
export type BuildInfo = { readonly version: string; readonly commit: string; readonly builtAt: string };

/** The digests of the previous build and of this one, for incremental builds. */
export type PageDigests = {
  /** Digests of the sources of each file, by file. */
  readonly before: ReadonlyMap<string, string>;
  readonly now: Map<string, string>;
  /** Digests that are slow to compute, by digests of their inputs. */
  readonly previousCache: ReadonlyMap<string, string>;
  readonly newCache: Map<string, string>;
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

/** The values in `astro dev`. */
const UNBUILT: BuildInfo = { version: 'dev', commit: 'unknown', builtAt: new Date(0).toISOString() };

/** The version and the time of the build, for `/version` and `version.json` (contract, Hosting). */
export const buildInfo = (): BuildInfo => current?.info ?? UNBUILT;
