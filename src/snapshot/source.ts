/**
 * Where a snapshot is taken from, and the limits it keeps to (decision 97, Limits of a build). Everything can be
 * replaced in tests.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { shopConfiguration } from '#configuration/settings.ts';

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
};

const DEFAULT_FAILURE_SHARE = 0.02;

/** A share of 0…1 from the environment, the default where it is not set to one. */
export function failureShareFrom(value: string | undefined): number {
  const share = Number(value ?? '');
  return value && share >= 0 && share <= 1 ? share : DEFAULT_FAILURE_SHARE;
}

/** The configured store API. `FORCE_CATALOGUE=1` and `SNAPSHOT_FAILURE_SHARE` are read from the environment of the build. */
export function configuredSource(): SnapshotSource {
  return {
    apiUrl: shopConfiguration.apiUrl,
    fetch: globalThis.fetch,
    sleep: (ms) => wait(ms),
    log: (line) => console.warn(line),
    memoryFile: '.cache/snapshot.json',
    force: process.env.FORCE_CATALOGUE === '1',
    requestMs: 20_000,
    totalMs: 20 * 60_000,
    maxBytes: 64 * 1024 * 1024,
    attempts: 3,
    pauseMs: 400,
    concurrency: 8,
    perPage: 500,
    failureShare: failureShareFrom(process.env.SNAPSHOT_FAILURE_SHARE),
  };
}
