/**
 * A thread that takes the snapshot of a build while the shop is bundled (`early-snapshot.ts`). What it leaves is plain data and the
 * file of the details.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { collectSnapshot, type Snapshot } from '../../src/snapshot/collect.ts';
import { createLeftDetailFile, isDetailFile } from '../../src/snapshot/details/detail-table.ts';
import { environmentSource } from '../../src/snapshot/source.ts';

/** What the thread is given. */
export interface ThreadStart {
  readonly apiUrl: string;
  /** Where the file of the details is made. */
  readonly cache: string;
}

/** What it says. */
export type ThreadAnswer =
  | { readonly line: string }
  | { readonly fault: string }
  | { readonly snapshot: Omit<Snapshot, 'details'>; readonly details: string };

const tell = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

async function take({ apiUrl, cache }: ThreadStart): Promise<ThreadAnswer> {
  const source = environmentSource(apiUrl);
  const { details, ...snapshot } = await collectSnapshot({
    ...source,
    openDetails: () => createLeftDetailFile(cache),
    log: (line) => tell({ line }),
  });
  if (!isDetailFile(details)) throw new Error('The details stand in no file.');
  return { snapshot, details: details.share() };
}

tell(
  await take(workerData).catch((error: unknown) => ({
    fault: error instanceof Error ? error.message : String(error),
  })),
);
