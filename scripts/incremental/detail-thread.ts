/**
 * A thread that reads the second half of the articles while the snapshot's thread reads the first
 * (`snapshot-thread.ts`). It writes their details to a separate file.
 */
import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createHandoffDetailFile } from '../../src/build/snapshot/details/detail-table.ts';
import { collectDetails } from '../../src/build/snapshot/details/details.ts';
import type { DetailPart, DetailRows } from '../../src/build/snapshot/details/second-reader.ts';
import type { ShownArticle } from '../../src/build/snapshot/details/shown-article.ts';
import { startSession } from '../../src/build/snapshot/session.ts';
import { environmentSource, recordedAnswers } from '../../src/build/snapshot/source.ts';

/** What the thread is given. */
export interface DetailStart extends DetailRows {
  readonly apiUrl: string;
  /** Where the file of the details is made. */
  readonly cache: string;
}

/** What it says. */
export type DetailAnswer = { readonly fault: string } | { readonly part: DetailPart };

async function read({ apiUrl, cache, ...asked }: DetailStart): Promise<DetailAnswer> {
  const { rows, imageBase, allowed, concurrency } = asked;
  const details = createHandoffDetailFile(cache, recordedAnswers());
  try {
    const session = startSession({ ...environmentSource(apiUrl), concurrency });
    const shown = new Map<string, ShownArticle>();
    const leftOut = await collectDetails(session, rows, imageBase, { details, shown, allowed });
    const { rejected, repeated } = session;
    return { part: { shown, details: details.share(), leftOut, rejected, repeated } };
  } catch (error) {
    rmSync(details.share(), { force: true });
    return { fault: error instanceof Error ? error.message : String(error) };
  } finally {
    details.close();
  }
}

parentPort?.postMessage(await read(workerData));
