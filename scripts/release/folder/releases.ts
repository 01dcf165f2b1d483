/**
 * The releases of a target: `releases/{id}/` is a site, `records/{id}.json` what is known of it, `records/{id}.cdx.json` the
 * packages that it was made with, `current` the live one.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../commands/replace-file.ts';
import { factsSchema } from '../facts/facts.ts';
import { fileIdentity } from '../file-identity.ts';
import { inOrder, nextSequence, type Ordered } from './release-order.ts';

const recordSchema = z.object({
  id: z.string(),
  /** The place in the order of publication, from 1; records of an earlier version have none (`release-order.ts`). */
  sequence: z.optional(z.int().positive()),
  publishedAt: z.string(),
  /** What was live before it, '' for the first. */
  previous: z.string(),
  /** Hashed files of this release; the folder also holds those of previous releases. */
  assets: z.array(z.string()),
  facts: factsSchema,
});

/** What is known of a release. */
export type ReleaseRecord = Readonly<z.infer<typeof recordSchema>>;

/** Where the releases of a target and what is known of them are. */
export interface ReleaseStore {
  readonly folder: string;
  readonly current: string;
  readonly siteOf: (id: string) => string;
  readonly recordOf: (id: string) => string;
  readonly packagesOf: (id: string) => string;
}

const RELEASES = 'releases';
const RECORDS = 'records';
/** A site that is still being copied; no release has such a name. */
const INCOMING = '.incoming-';
/** The form of release names (`build-release.ts`). Other files in the folder belong to somebody else and stay. */
const RELEASE = /^\d{8}-\d{9}-[0-9a-f]{6}$/;
/** The same as a shell has it, for a folder of another machine. */
export const RELEASE_GLOB = '[0-9]???????-[0-9]????????-??????';

/** The release store in a folder, which is made when it is missing. */
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

/** Where the site of an incomplete release is. */
export const incomingSite = ({ folder }: ReleaseStore, id: string): string =>
  join(folder, RELEASES, `${INCOMING}${id}`);

/** Where the link leads to, as it is written in it. */
export const linkTo = (id: string): string => `${RELEASES}/${id}`;

/** What the order of a release is made from; all of it may be missing in a record that cannot be read. */
const orderSchema = z.object({
  previous: z._default(z.string(), ''),
  sequence: z.optional(z.int().positive()),
});

/** The whole record of a release as it is written; undefined where it is not JSON. */
function rawRecord({ recordOf }: ReleaseStore, id: string): unknown {
  try {
    return JSON.parse(readFileSync(recordOf(id), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A record holds every article: each is read once for the order, by what its file is known by. */
const knownOrders = new Map<string, Omit<Ordered, 'id'>>();

function orderOf(store: ReleaseStore, id: string): Omit<Ordered, 'id'> {
  const identity = fileIdentity(statSync(store.recordOf(id)));
  const order = knownOrders.get(identity) ??
    orderSchema.safeParse(rawRecord(store, id)).data ?? { previous: '' };
  knownOrders.set(identity, order);
  return order;
}

/** The releases that are whole, oldest first. */
function wholeReleases(store: ReleaseStore): readonly Ordered[] {
  const ids = readdirSync(join(store.folder, RELEASES)).filter(
    (name) => RELEASE.test(name) && existsSync(store.recordOf(name)),
  );
  return inOrder(ids.map((id) => ({ id, ...orderOf(store, id) })));
}

/** Ids of the releases that are whole, oldest first. */
export const releaseIds = (store: ReleaseStore): readonly string[] =>
  wholeReleases(store).map(({ id }) => id);

/** The sequence of the release that is published next. */
export const sequenceAfter = (store: ReleaseStore): number => nextSequence(wholeReleases(store));

/** Writes the sequence into the records of an earlier version. The order is the same before and after. */
export function numberRecords(store: ReleaseStore): void {
  const releases = wholeReleases(store);
  const isNumbered = ({ id, sequence }: Ordered): boolean =>
    sequence !== undefined || rawRecord(store, id) === undefined;
  if (releases.every(isNumbered)) return;
  for (const [at, { id }] of releases.entries()) {
    const record = rawRecord(store, id);
    if (typeof record !== 'object' || record === null) continue;
    try {
      replaceFile(store.recordOf(id), JSON.stringify({ ...record, sequence: at + 1 }));
    } catch {
      // A full disk is no reason not to go back: the next publication writes it.
      return;
    }
  }
}

/** Whether nothing was published in a folder yet, nor is on its way. */
export function isEmptyStore(folder: string): boolean {
  return [RELEASES, RECORDS].every((name) => {
    const path = join(folder, name);
    return !existsSync(path) || readdirSync(path).length === 0;
  });
}

/** The id of the live release; undefined before the first. */
export function currentReleaseId({ current }: ReleaseStore): string | undefined {
  const state = lstatSync(current, { throwIfNoEntry: false });
  return state?.isSymbolicLink() ? basename(readlinkSync(current)) : undefined;
}

/** The files of the live release, unless they were taken away by hand. */
export function currentSite(target: ReleaseStore): string | undefined {
  const id = currentReleaseId(target);
  return id !== undefined && existsSync(target.siteOf(id)) ? target.siteOf(id) : undefined;
}

/** Whether something other than our link is in the link's place. */
export function isCurrentTaken({ folder, current }: ReleaseStore): boolean {
  const state = lstatSync(current, { throwIfNoEntry: false });
  if (state === undefined) return false;
  if (!state.isSymbolicLink()) return true;
  // A junction of Windows holds the whole path.
  const link = resolve(folder, readlinkSync(current));
  return dirname(link) !== resolve(folder, RELEASES) || !RELEASE.test(basename(link));
}

/** What is known of a release; undefined when there is no record that can be read. */
export function readRecord({ recordOf }: ReleaseStore, id: string): ReleaseRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordOf(id), 'utf8')));
  } catch {
    // Written by another version of this command, or by hand: it cannot be compared with.
    return undefined;
  }
}

/** The records of all releases, oldest first. */
export function readRecords(target: ReleaseStore): readonly ReleaseRecord[] {
  return releaseIds(target).flatMap((id) => readRecord(target, id) ?? []);
}

/** Takes away what a run left behind that was ended before its release was whole. */
export function clearLeftovers(target: ReleaseStore): void {
  const { folder, siteOf, recordOf } = target;
  const live = currentReleaseId(target);
  const isOurs = (name: string): boolean => name.startsWith(INCOMING) || RELEASE.test(name);
  for (const name of readdirSync(join(folder, RELEASES)).filter(isOurs)) {
    // Incoming sites have no record yet, those that were being taken away none any more.
    if (name !== live && !existsSync(recordOf(name))) rmSync(siteOf(name), { recursive: true, force: true });
  }
  for (const name of readdirSync(folder))
    if (name.startsWith('.current-')) rmSync(join(folder, name), { force: true });
  for (const name of readdirSync(join(folder, RECORDS))) {
    const id = name.replace(/(\.cdx)?\.json$/, '');
    if (RELEASE.test(id) && !existsSync(siteOf(id))) rmSync(join(folder, RECORDS, name), { force: true });
  }
}
