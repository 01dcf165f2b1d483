/** Fetches everything that the build needs, with the build's own code and schemas, and records it. */
import { dirname, join } from 'node:path';
import { collectSnapshot, type Snapshot } from '../../../src/build/snapshot/collect.ts';
import type { SnapshotSource } from '../../../src/build/snapshot/source.ts';
import { failureShareFrom, SNAPSHOT_LIMITS } from '../../../src/build/snapshot/source.ts';
import { openAnswers } from './answers.ts';
import { createServiceClient } from './service-client.ts';

/** Source and destination of a snapshot. */
export interface SnapshotRequest {
  /** Base of the store API, without a trailing slash. */
  readonly apiUrl: string;
  /** File of the recorded answers. */
  readonly answers: string;
  /** Requests at a time. */
  readonly parallel: number;
  readonly failureShare: string | undefined;
  readonly progress: (done: number, total: number) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** One attempt more than a build makes: a publication may take longer. */
const ATTEMPTS = 4;

/** Collects a snapshot. Rejects with `SnapshotError`. */
export function collectFrom(
  { apiUrl, answers, parallel, failureShare, progress, sleep }: SnapshotRequest,
  source: Pick<SnapshotSource, 'fetch' | 'readings' | 'openDetails'>,
): Promise<Snapshot> {
  return collectSnapshot({
    ...SNAPSHOT_LIMITS,
    ...source,
    apiUrl,
    sleep,
    progress,
    // `take-facts.ts` reports the data that was left out.
    log: () => undefined,
    memoryFile: join(dirname(answers), 'catalogue-size.json'),
    // `validate-changes.ts` compares the catalogue with the live release.
    force: true,
    attempts: ATTEMPTS,
    concurrency: parallel,
    failureShare: failureShareFrom(failureShare),
  });
}

/** Fetches and records a snapshot. Rejects with `SnapshotError`; the file is then unchanged. */
export async function takeSnapshot(request: SnapshotRequest): Promise<Snapshot> {
  const store = openAnswers(request.answers, request.apiUrl);
  const client = createServiceClient(request, store);
  try {
    const snapshot = await collectFrom(request, { fetch: client.fetch });
    store.finish();
    return snapshot;
  } finally {
    client.close();
    store.close();
  }
}
