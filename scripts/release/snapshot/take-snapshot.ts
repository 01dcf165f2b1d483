/** Fetches everything that the build needs, with the build's own code and schemas, and records it. */
import { dirname, join } from 'node:path';
import { collectSnapshot, type Snapshot } from '../../../src/build/snapshot/collect.ts';
import type { DetailTable } from '../../../src/build/snapshot/details/detail-table.ts';
import { failureShareFrom, SNAPSHOT_LIMITS } from '../../../src/build/snapshot/limits.ts';
import type { ArticleReadings } from '../../../src/build/snapshot/recorded/article-readings.ts';
import { type AnswerStore, openAnswers } from './answers.ts';
import { type Asked, cachingFetch } from './caching-fetch.ts';
import { type Progress, throttleProgress } from './progress.ts';

/** Where a snapshot comes from and where it goes. */
export interface SnapshotRequest {
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** File of the recorded answers. */
  readonly answers: string;
  /** Calls under way at a time. */
  readonly parallel: number;
  readonly failureShare: string | undefined;
  readonly progress: (progress: Progress) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** A snapshot, and how much of it was really sent. */
export interface TakenSnapshot {
  readonly snapshot: Snapshot;
  readonly asked: Readonly<Asked>;
}

/** One more than a build has: a publication that is due may wait longer. */
const ATTEMPTS = 4;
const SECONDS_BETWEEN_LINES = 2;

/** What is known in addition to the store: answers of this run, and what was read of them. */
interface Known {
  readonly asked: Asked;
  readonly fresh: Set<string>;
  readonly readings?: ArticleReadings;
  /** Takes the details; memory without it. */
  readonly details?: DetailTable;
}

/** Takes a snapshot into a store that somebody else finishes. */
export function collectInto(
  store: AnswerStore,
  request: SnapshotRequest,
  { asked, fresh, readings, details }: Known,
): Promise<Snapshot> {
  const { apiUrl, answers, parallel } = request;
  return collectSnapshot({
    ...SNAPSHOT_LIMITS,
    apiUrl,
    fetch: cachingFetch(store, asked, { fresh }),
    readings,
    ...(details && { openDetails: () => details }),
    sleep: request.sleep,
    // What had to be left out is part of the report (`take-facts.ts`).
    log: () => undefined,
    memoryFile: join(dirname(answers), 'catalogue-size.json'),
    // How much may be missing is judged against what is live, with everything else that is suspicious.
    force: true,
    attempts: ATTEMPTS,
    concurrency: parallel,
    failureShare: failureShareFrom(request.failureShare),
    progress: throttleProgress(request.progress, SECONDS_BETWEEN_LINES, () => performance.now() / 1000),
  });
}

/** Takes a snapshot and records it. Rejects with `SnapshotError`; the file is then as it was. */
export async function takeSnapshot(request: SnapshotRequest): Promise<TakenSnapshot> {
  const store = openAnswers(request.answers, request.apiUrl);
  const asked: Asked = { answers: 0, unchanged: 0 };
  try {
    const snapshot = await collectInto(store, request, { asked, fresh: new Set() });
    store.finish();
    return { snapshot, asked };
  } finally {
    store.close();
  }
}
