/**
 * A thread that takes the snapshot of a build while the shop is bundled (`early-snapshot.ts`). What it leaves is plain data and the
 * file of the details.
 */
import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { collectSnapshot, type Snapshot } from '../../src/snapshot/collect.ts';
import { createLeftDetailFile } from '../../src/snapshot/details/detail-table.ts';
import { environmentSource, recordedAnswers } from '../../src/snapshot/source.ts';

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
  const table = createLeftDetailFile(cache, recordedAnswers());
  try {
    const { details: _, ...snapshot } = await collectSnapshot({
      ...environmentSource(apiUrl),
      openDetails: () => table,
      log: (line) => tell({ line }),
    });
    return { snapshot, details: table.share() };
  } catch (error) {
    rmSync(table.share(), { force: true });
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

tell(await take(workerData));
