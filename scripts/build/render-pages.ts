/** Renders pages in threads (decision 164, Pages by all processors), each with the bundle and the snapshot. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageList, RenderedFile, WorkerAnswer, WorkerStart, WorkerTask } from './page-worker.ts';
import type { PageRequest } from './routes.ts';

/** Number of pages that a thread takes at a time. */
const BATCH = 32;
/** Minimum pages per thread: fewer take less time than starting one. */
const WORTHWHILE = 300;
/** More threads slow each other down by their use of memory. */
const MAX_THREADS = 8;
/** The garbage of a page is short-lived (decision 167, Separate bundling). */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** All rendered files. */
export interface RenderedPages extends PageList {
  readonly files: readonly RenderedFile[];
  readonly threads: number;
}

/** The number of threads for a number of pages; `asked` is configured by a host. */
export function threadsFor(pages: number, asked: number | undefined): number {
  if (asked !== undefined) return asked;
  return pages < WORTHWHILE ? 1 : Math.min(availableParallelism(), MAX_THREADS);
}

/** Sends a task; rejects with its error, or when the thread ends. */
async function ask(worker: Worker, task: WorkerTask): Promise<Exclude<WorkerAnswer, { fault: string }>> {
  const answered = new AbortController();
  const { signal } = answered;
  worker.postMessage(task);
  try {
    const [answer]: WorkerAnswer[] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => []),
    ]);
    if (!answer) throw new Error('A thread that renders pages has ended.');
    if ('fault' in answer) throw new Error(answer.fault);
    return answer;
  } finally {
    answered.abort();
  }
}

async function listPages(worker: Worker): Promise<PageList> {
  const answer = await ask(worker, 'list');
  if (!('list' in answer)) throw new Error('The pages were not listed.');
  return answer.list;
}

/** Gives a thread batches; every second thread takes the last pages first, because threads cache cards. */
async function renderBatches(
  worker: Worker,
  place: number,
  waiting: PageRequest[][],
): Promise<readonly RenderedFile[]> {
  const files: RenderedFile[] = [];
  const next = (): PageRequest[] | undefined => (place % 2 === 1 ? waiting.pop() : waiting.shift());
  for (let batch = next(); batch; batch = next()) {
    const answer = await ask(worker, batch);
    if ('rendered' in answer) files.push(...answer.rendered);
  }
  return files;
}

/**
 * Renders all pages, or those that changed since the last build.
 * @param asked number of threads; by default as many as are worthwhile
 * @throws Error with the path of the first page that could not be rendered
 */
export async function renderPages(start: WorkerStart, asked: number | undefined): Promise<RenderedPages> {
  const script = new URL('page-worker.ts', import.meta.url);
  const first = new Worker(script, { workerData: start, resourceLimits });
  const workers = [first];
  try {
    const list = await listPages(first);
    // Only the first thread compares digests: the others receive their pages.
    const workerData: WorkerStart = { ...start, context: { ...start.context, digests: undefined } };
    for (let place = 1; place < threadsFor(list.pages.length, asked); place += 1)
      workers.push(new Worker(script, { workerData, resourceLimits }));
    const count = Math.ceil(list.pages.length / BATCH);
    const waiting = Array.from({ length: count }, (_, at) => list.pages.slice(at * BATCH, (at + 1) * BATCH));
    const rendered = await Promise.all(workers.map((worker, place) => renderBatches(worker, place, waiting)));
    return { ...list, files: rendered.flat(), threads: workers.length };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
