/** The source of a snapshot and its limits (decision 97, Limits of a build). Tests can replace everything. */
import { setTimeout as wait } from 'node:timers/promises';
import { createDetailFile, type DetailTable } from './details/detail-table.ts';
import { type ArticleReadings, recordedReadings } from './recorded/article-readings.ts';
import { recordedFetch } from './recorded/recorded-answers.ts';

export type SnapshotSource = {
  /** Base of the store API, without a trailing slash. */
  readonly apiUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Writes one line to the build log. */
  readonly log: (line: string) => void;
  /** The file with the last size of the catalogue. */
  readonly memoryFile: string;
  /** Accepts a catalogue that shrank suspiciously. */
  readonly force: boolean;
  /** Deadline of one call; `Infinity` for none. */
  readonly requestMs: number;
  readonly totalMs: number;
  readonly maxBytes: number;
  /** Number of tries of one call, including the first. */
  readonly attempts: number;
  /** Pause before the second try in ms; it triples each time. */
  readonly pauseMs: number;
  /** Number of articles requested at a time. */
  readonly concurrency: number;
  readonly perPage: number;
  /** Share of articles that may be left out because their own call fails. */
  readonly failureShare: number;
  /** The cache of articles that were read before. */
  readonly readings?: ArticleReadings | undefined;
  /** Creates the table for the details of all articles; in memory by default. */
  readonly openDetails?: () => DetailTable;
  /** Receives the number of requested articles and the total. */
  readonly progress?: (done: number, total: number) => void;
};

/**
 * The file of recorded answers that the build is made from (`SNAPSHOT_ANSWERS`); undefined if it calls the services.
 */
export const recordedAnswers = (): string | undefined => process.env['SNAPSHOT_ANSWERS'] || undefined;

/** The store API at `SNAPSHOT_API_URL`, for a machine that reaches it at another address than browsers do. */
function ownFetch(apiUrl: string): typeof globalThis.fetch {
  const own = process.env['SNAPSHOT_API_URL'];
  if (!own) return globalThis.fetch;
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return globalThis.fetch(address.startsWith(apiUrl) ? own + address.slice(apiUrl.length) : input, init);
  };
}

/**
 * A store API, or its recorded answers in the file `SNAPSHOT_ANSWERS`. Also reads `FORCE_CATALOGUE=1` and
 * `SNAPSHOT_FAILURE_SHARE` from the environment.
 */
export function environmentSource(apiUrl: string): SnapshotSource {
  const recorded = recordedAnswers();
  return {
    ...SNAPSHOT_LIMITS,
    apiUrl,
    fetch: recorded ? recordedFetch(recorded) : ownFetch(apiUrl),
    // Recorded answers need no deadline, and thousands of signals are slow.
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

/** Deadlines in milliseconds, sizes in bytes. */
export const SNAPSHOT_LIMITS = {
  requestMs: 20_000,
  totalMs: 20 * 60_000,
  maxBytes: 64 * 1024 * 1024,
  attempts: 3,
  pauseMs: 400,
  concurrency: 8,
  perPage: 500,
} as const;

const DEFAULT_FAILURE_SHARE = 0.02;

/** A share from 0 to 1 from the environment; the default if it is unset or invalid. */
export function failureShareFrom(value: string | undefined): number {
  const share = Number(value ?? '');
  return value && share >= 0 && share <= 1 ? share : DEFAULT_FAILURE_SHARE;
}
