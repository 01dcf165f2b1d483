/** The records of releases and their order: by the sequence in the records, because a clock may be set back. */
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from '../../commands/replace-file.ts';
import { factsSchema } from '../facts/facts.ts';
import { completeIds, currentReleaseId, type ReleaseStore, removeRelease } from './release-store.ts';

const recordSchema = z.object({
  id: z.string(),
  /** The place in the order of publication, from 1; missing in records of an earlier version. */
  sequence: z.optional(z.int().positive()),
  publishedAt: z.string(),
  /** The id of the release that was live before; '' for the first. */
  previous: z.string(),
  /** Hashed files of this release; its folder also contains those of previous releases. */
  assets: z.array(z.string()),
  facts: factsSchema,
});

/** The manifest of a release. */
export type ReleaseRecord = Readonly<z.infer<typeof recordSchema>>;

/** The parts of a record that determine its order. */
interface Step {
  readonly id: string;
  readonly previous: string;
  readonly sequence?: number | undefined;
}

const orderSchema = z.object({
  previous: z._default(z.string(), ''),
  sequence: z.optional(z.int().positive()),
});

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Orders by the identity of their files: a record lists every article, and is parsed once for its order. */
const knownOrders = new Map<string, Omit<Step, 'id'>>();

function readStep({ recordOf }: ReleaseStore, id: string): Step {
  const { dev, ino, size, mtimeMs } = statSync(recordOf(id));
  const identity = `${dev}:${ino}:${size}:${mtimeMs}`;
  const order = knownOrders.get(identity) ??
    orderSchema.safeParse(readJson(recordOf(id))).data ?? { previous: '' };
  knownOrders.set(identity, order);
  return { id, ...order };
}

/** Compares by sequence, then by id. */
const compareSteps = (one: Step, other: Step): number =>
  (one.sequence ?? 0) - (other.sequence ?? 0) || (one.id < other.id ? -1 : 1);

/** Sorts releases, oldest first. One without a sequence follows the release that it replaced. */
export function sortReleases(releases: readonly Step[]): readonly Step[] {
  const remaining = new Map(releases.toSorted(compareSteps).map((release) => [release.id, release]));
  const sorted: Step[] = [];
  while (remaining.size > 0) {
    const waiting = [...remaining.values()];
    // Records that were edited by hand may replace each other.
    const next =
      waiting.find(({ previous, id }) => previous === id || !remaining.has(previous)) ?? waiting[0];
    if (next === undefined) break;
    remaining.delete(next.id);
    sorted.push(next);
  }
  return sorted;
}

const sortedSteps = (store: ReleaseStore): readonly Step[] =>
  sortReleases(completeIds(store).map((id) => readStep(store, id)));

/** Ids of the complete releases, oldest first. */
export const releaseIds = (store: ReleaseStore): readonly string[] => sortedSteps(store).map(({ id }) => id);

/** The sequence of a release that is published after all others. */
export const nextSequence = (releases: readonly Step[]): number =>
  Math.max(0, releases.length, ...releases.map(({ sequence = 0 }) => sequence)) + 1;

/** The sequence of the next release of a store. */
export const sequenceAfter = (store: ReleaseStore): number => nextSequence(sortedSteps(store));

/** Adds the sequence to records of an earlier version, without changing their order. */
export function numberRecords(store: ReleaseStore): void {
  const steps = sortedSteps(store);
  const isNumbered = ({ id, sequence }: Step): boolean =>
    sequence !== undefined || readJson(store.recordOf(id)) === undefined;
  if (steps.every(isNumbered)) return;
  for (const [at, { id }] of steps.entries()) {
    const record = readJson(store.recordOf(id));
    if (typeof record !== 'object' || record === null) continue;
    try {
      replaceFile(store.recordOf(id), JSON.stringify({ ...record, sequence: at + 1 }));
    } catch {
      // A full disk must not prevent a rollback: the next publication writes it.
      return;
    }
  }
}

/** The record of a release; undefined when it cannot be read, as that of another version. */
export const readRecord = ({ recordOf }: ReleaseStore, id: string): ReleaseRecord | undefined =>
  recordSchema.safeParse(readJson(recordOf(id))).data;

/** The records of all releases, oldest first. */
export const readRecords = (store: ReleaseStore): readonly ReleaseRecord[] =>
  releaseIds(store).flatMap((id) => readRecord(store, id) ?? []);

/** Removes the oldest releases until `count` are left; the live one always stays. */
export function removeOldReleases(store: ReleaseStore, count: number): void {
  const live = currentReleaseId(store);
  const others = releaseIds(store).filter((id) => id !== live);
  const surplus = others.length - Math.max(0, count - 1);
  for (const id of others.slice(0, Math.max(0, surplus))) removeRelease(store, id);
}

/** A release followed by those before it, newest first, as far as they are still there. */
function ancestorsOf(steps: readonly Step[], id: string): readonly string[] {
  const previous = new Map(steps.map((step) => [step.id, step.previous]));
  const line: string[] = [];
  for (let at = id; previous.has(at) && !line.includes(at); at = previous.get(at) ?? '') line.push(at);
  return line;
}

/** The release that is `count` rollbacks before another; undefined when there are not so many. */
export const stepBack = (steps: readonly Step[], id: string, count: number): string | undefined =>
  ancestorsOf(steps, id)[count];

/**
 * The release that is `count` steps after another, on the way to its newest descendant.
 * @param steps oldest first
 */
export function stepForward(steps: readonly Step[], id: string, count: number): string | undefined {
  const newest = steps.map((step) => ancestorsOf(steps, step.id)).findLast((line) => line.includes(id)) ?? [];
  const place = newest.indexOf(id) - count;
  return place < 0 ? undefined : newest[place];
}

/** How to switch from the live release to another: `aside` is a release of another branch. */
export type Way =
  | { readonly kind: 'live' | 'aside' }
  | { readonly kind: 'back' | 'forward'; readonly count: number };

/** The way from one release to each, in the order of the steps. */
export function stepsFrom(steps: readonly Step[], from: string): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>(steps.map(({ id }) => [id, { kind: 'aside' }]));
  for (let count = steps.length; count > 0; count -= 1) {
    const [later, earlier] = [stepForward(steps, from, count), stepBack(steps, from, count)];
    if (later !== undefined) ways.set(later, { kind: 'forward', count });
    if (earlier !== undefined) ways.set(earlier, { kind: 'back', count });
  }
  return ways.set(from, { kind: 'live' });
}
