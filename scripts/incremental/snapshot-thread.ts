/**
 * A thread that takes the snapshot of a build while the shop is bundled (`early-snapshot.ts`). What it leaves is plain data and the
 * file of the details.
 */
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { collectSnapshot, type Snapshot } from '../../src/build/snapshot/collect.ts';
import { createHandoffDetailFile, removeDetailFiles } from '../../src/build/snapshot/details/detail-table.ts';
import type { DetailPart, DetailRows } from '../../src/build/snapshot/details/second-reader.ts';
import { environmentSource, recordedAnswers } from '../../src/build/snapshot/source.ts';
import type { DetailAnswer, DetailStart } from './detail-thread.ts';

/** What the thread is given. */
export interface ThreadStart {
  readonly apiUrl: string;
  /** Where the file of the details is made. */
  readonly cache: string;
  /** Articles that are worthwhile to be read by two threads. */
  readonly worthwhile?: number | undefined;
}

/** What it says. */
export type ThreadAnswer =
  | { readonly line: string }
  | { readonly fault: string }
  | { readonly snapshot: Omit<Snapshot, 'details'>; readonly details: string };

/** A thread takes half a second to begin, and until the shop is bundled there is work for all. */
const WORTHWHILE = 5000;

const tell = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

/** The second reader. A failure of the first one ends it. */
function secondReader({ apiUrl, cache, worthwhile = WORTHWHILE }: ThreadStart) {
  let thread: Worker | undefined;
  const read = (rows: DetailRows): Promise<DetailPart> => {
    const workerData: DetailStart = { ...rows, apiUrl, cache };
    const begun = new Worker(new URL('detail-thread.ts', import.meta.url), { workerData });
    thread = begun;
    return new Promise((resolve, reject) => {
      begun.once('message', (answer: DetailAnswer) =>
        'part' in answer ? resolve(answer.part) : reject(new Error(answer.fault)),
      );
      begun.once('error', reject);
      begun.once('exit', () => reject(new Error('The thread that reads articles said nothing.')));
    });
  };
  return { worthwhile, read, end: async () => thread?.terminate() };
}

async function take(start: ThreadStart): Promise<ThreadAnswer> {
  const { apiUrl, cache } = start;
  const table = createHandoffDetailFile(cache, recordedAnswers());
  const second = availableParallelism() > 1 ? secondReader(start) : undefined;
  try {
    const { details: _, ...snapshot } = await collectSnapshot({
      ...environmentSource(apiUrl),
      second,
      openDetails: () => table,
      log: (line) => tell({ line }),
    });
    return { snapshot, details: table.share() };
  } catch (error) {
    await second?.end();
    removeDetailFiles(cache);
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

tell(await take(workerData));
