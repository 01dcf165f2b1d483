/**
 * Where a snapshot is taken from, and the limits it keeps to (decision 97, Limits of a build). Everything can be
 * replaced in tests.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createDetailFile, type DetailTable } from './details/detail-table.ts';
import { failureShareFrom, SNAPSHOT_LIMITS } from './limits.ts';
import { type ArticleReadings, recordedReadings } from './recorded/article-readings.ts';
import { recordedFetch } from './recorded/recorded-answers.ts';

export type SnapshotSource = {
  /** Base of the store API, without a trailing slash. */
  readonly apiUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Writes one line of the build log. */
  readonly log: (line: string) => void;
  /** File that remembers how large the catalogue was. */
  readonly memoryFile: string;
  /** Takes a catalogue that shrank suspiciously. */
  readonly force: boolean;
  /** Deadline of one call; `Infinity` where nobody is waited for. */
  readonly requestMs: number;
  readonly totalMs: number;
  readonly maxBytes: number;
  /** Tries of one call, the first included. */
  readonly attempts: number;
  /** Pause before the second try; it triples each time. */
  readonly pauseMs: number;
  /** Articles asked for at a time. */
  readonly concurrency: number;
  readonly perPage: number;
  /** Share of articles that may be left out because their own call fails. */
  readonly failureShare: number;
  /** What is remembered of articles that were read before. */
  readonly readings?: ArticleReadings | undefined;
  /** A new table for the details of all articles; memory without it. */
  readonly openDetails?: () => DetailTable;
  /** Receives how many articles have been asked for, and of how many. */
  readonly progress?: (done: number, total: number) => void;
};

/** The file of recorded answers that the build is made from (`SNAPSHOT_ANSWERS`); undefined where it asks the services. */
export const recordedAnswers = (): string | undefined => process.env['SNAPSHOT_ANSWERS'] || undefined;

/** Asks the store API at `SNAPSHOT_API_URL`, where this machine reaches it at another address than a browser does. */
function ownFetch(apiUrl: string): typeof globalThis.fetch {
  const own = process.env['SNAPSHOT_API_URL'];
  if (!own) return globalThis.fetch;
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return globalThis.fetch(address.startsWith(apiUrl) ? own + address.slice(apiUrl.length) : input, init);
  };
}

/**
 * A store API, or what of it was recorded in the file `SNAPSHOT_ANSWERS`. `FORCE_CATALOGUE=1` and
 * `SNAPSHOT_FAILURE_SHARE` are read from the environment of the build, too.
 */
export function environmentSource(apiUrl: string): SnapshotSource {
  const recorded = recordedAnswers();
  return {
    ...SNAPSHOT_LIMITS,
    apiUrl,
    fetch: recorded ? recordedFetch(recorded) : ownFetch(apiUrl),
    // A signal for each of thousands of calls takes a tenth as long as to read their answers.
    ...(recorded !== undefined && { requestMs: Number.POSITIVE_INFINITY }),
    readings: recorded ? recordedReadings(recorded, process.env['SNAPSHOT_READER']) : undefined,
    sleep: (ms) => wait(ms),
    log: (line) => console.warn(line),
    openDetails: () => createDetailFile('.cache', recorded),
    memoryFile: '.cache/snapshot.json',
    force: process.env['FORCE_CATALOGUE'] === '1',
    failureShare: failureShareFrom(process.env['SNAPSHOT_FAILURE_SHARE']),
  };
}
