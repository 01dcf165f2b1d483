/**
 * The folder with the releases of a target: `releases/{id}/` is a site, `records/{id}.json` its manifest, `records/{id}.cdx.json`
 * its packages, and the link `current` leads to the live release.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The folder and the paths in it. */
export interface ReleaseStore {
  readonly folder: string;
  readonly current: string;
  readonly siteOf: (id: string) => string;
  readonly recordOf: (id: string) => string;
  readonly packagesOf: (id: string) => string;
}

const RELEASES = 'releases';
const RECORDS = 'records';
/** Prefix of a site that is still being copied. */
const INCOMING = '.incoming-';
/** The form of release ids (`build-release.ts`). Files with other names belong to somebody else and are never touched. */
const RELEASE_ID = /^\d{8}-\d{9}-[0-9a-f]{6}$/;
/** The same form as a pattern of a shell. */
export const RELEASE_GLOB = '[0-9]???????-[0-9]????????-??????';

/** Opens the release store in a folder, and creates what is missing. */
export function openReleaseStore(folder: string): ReleaseStore {
  for (const name of [RELEASES, RECORDS]) mkdirSync(join(folder, name), { recursive: true });
  return {
    folder,
    current: join(folder, 'current'),
    siteOf: (id) => join(folder, RELEASES, id),
    recordOf: (id) => join(folder, RECORDS, `${id}.json`),
    packagesOf: (id) => join(folder, RECORDS, `${id}.cdx.json`),
  };
}

/** The folder in which the site of a release is assembled. */
export const incomingSite = ({ folder }: ReleaseStore, id: string): string =>
  join(folder, RELEASES, `${INCOMING}${id}`);

/** The ids of all complete releases, in no order. */
export const completeIds = ({ folder, recordOf }: ReleaseStore): readonly string[] =>
  readdirSync(join(folder, RELEASES)).filter((name) => RELEASE_ID.test(name) && existsSync(recordOf(name)));

/** Whether a folder contains no release, complete or not. */
export function isEmptyStore(folder: string): boolean {
  return [RELEASES, RECORDS].every((name) => {
    const path = join(folder, name);
    return !existsSync(path) || readdirSync(path).length === 0;
  });
}

/**
 * Replaces a link atomically; on Windows there is a moment without it.
 * @param to the folder that it leads to, relative to the link's own folder; it may be missing
 */
export function replaceLink(to: string, link: string, platform = process.platform): void {
  const next = `${link}.new`;
  rmSync(next, { force: true });
  // On Windows a symbolic link needs an administrator; a junction does not, and holds an absolute path.
  if (platform === 'win32') symlinkSync(resolve(dirname(link), to), next, 'junction');
  else symlinkSync(to, next);
  if (platform === 'win32') rmSync(link, { force: true });
  renameSync(next, link);
}

/** Writes the names in a folder to the disk itself, so that a rename survives a power failure. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch {
    // Some file systems support this for files only. The name is already visible to visitors.
  } finally {
    closeSync(descriptor);
  }
}

/** Makes a release the live one: a reader sees the old one or the new one, never neither. */
export function switchCurrent(
  { folder, current }: ReleaseStore,
  id: string,
  platform = process.platform,
): void {
  replaceLink(`${RELEASES}/${id}`, current, platform);
  syncFolder(folder);
}

/** The id of the live release; undefined before the first. */
export function currentReleaseId({ current }: ReleaseStore): string | undefined {
  const state = lstatSync(current, { throwIfNoEntry: false });
  return state?.isSymbolicLink() ? basename(readlinkSync(current)) : undefined;
}

/** The site of the live release, unless somebody removed it by hand. */
export function currentSite(store: ReleaseStore): string | undefined {
  const id = currentReleaseId(store);
  return id !== undefined && existsSync(store.siteOf(id)) ? store.siteOf(id) : undefined;
}

/** Whether `current` exists and is not the link of a release. */
export function isCurrentTaken({ folder, current }: ReleaseStore): boolean {
  const state = lstatSync(current, { throwIfNoEntry: false });
  if (state === undefined) return false;
  if (!state.isSymbolicLink()) return true;
  const site = resolve(folder, readlinkSync(current));
  return dirname(site) !== resolve(folder, RELEASES) || !RELEASE_ID.test(basename(site));
}

/** A note about one release. It is a link that leads nowhere, because a link can be written on a full disk. */
function createMark(name: string) {
  const linkOf = ({ folder }: ReleaseStore): string => join(folder, name);
  return {
    /** The id of the marked release; undefined without a mark. */
    id(store: ReleaseStore): string | undefined {
      const state = lstatSync(linkOf(store), { throwIfNoEntry: false });
      // Earlier versions paused by an empty file.
      return state?.isFile() ? '' : state && basename(readlinkSync(linkOf(store)));
    },
    set: (store: ReleaseStore, id: string, platform = process.platform): void =>
      replaceLink(id, linkOf(store), platform),
    clear: (store: ReleaseStore): void => rmSync(linkOf(store), { force: true }),
  };
}

/** The release whose upload was interrupted: visitors may see half of it until the next run. */
export const unfinished = createMark('unfinished');

/** The live release, until the live address was seen to show it. */
export const unverified = createMark('unseen');

/** The release of a rollback: `--watch` and `--listen` wait until a person publishes. */
export const paused = createMark('held');

/** Removes the files of a release, which must not be the live one. */
export function removeRelease(store: ReleaseStore, id: string): void {
  rmSync(store.recordOf(id), { force: true });
  rmSync(store.packagesOf(id), { force: true });
  rmSync(store.siteOf(id), { recursive: true, force: true });
}

/** Removes what a killed run left behind: sites without a record, and records without a site. */
export function clearLeftovers(store: ReleaseStore): void {
  const { folder, siteOf, recordOf } = store;
  const live = currentReleaseId(store);
  for (const name of readdirSync(join(folder, RELEASES))) {
    const isOurs = name.startsWith(INCOMING) || RELEASE_ID.test(name);
    if (isOurs && name !== live && !existsSync(recordOf(name)))
      rmSync(siteOf(name), { recursive: true, force: true });
  }
  for (const name of readdirSync(join(folder, RECORDS))) {
    const id = name.replace(/(\.cdx)?\.json$/, '');
    if (RELEASE_ID.test(id) && !existsSync(siteOf(id))) rmSync(join(folder, RECORDS, name), { force: true });
  }
}
