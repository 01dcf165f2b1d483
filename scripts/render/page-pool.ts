/** The threads that make pages, as many as there are processors. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FittedKind } from '../publish/page-styles.ts';
import type { DonePage, PageAnswer, PageTask, WorkerStart } from './page-worker.ts';
import { joinKinds } from './style-fitter.ts';

/** Pages that a thread takes at a time. */
const BATCH = 32;

/** What a page leaves behind is gone with the next one: a thread needs no more room for it (decision 167, Bundle apart). */
const LEAN = { maxYoungGenerationSizeMb: 24 };

/** The pages whose styles are settled, and the kinds that they have. */
export interface MadePages {
  readonly pages: readonly DonePage[];
  readonly kinds: ReadonlyMap<string, FittedKind>;
}

function batchesOf({ component, paths }: PageTask): readonly PageTask[] {
  const count = Math.ceil(paths.length / BATCH);
  return Array.from({ length: count }, (_, at) => ({
    component,
    paths: paths.slice(at * BATCH, (at + 1) * BATCH),
  }));
}

async function ask(worker: Worker, task: PageTask | 'end'): Promise<PageAnswer> {
  worker.postMessage(task);
  // Rejects with the error of a thread that dies.
  const [answer]: PageAnswer[] = await once(worker, 'message');
  if (!answer) throw new Error('A thread that makes pages said nothing.');
  return answer;
}

/** One thread: takes one list of pages after the other. */
async function useThread(worker: Worker, waiting: PageTask[], made: DonePage[]): Promise<MadePages['kinds']> {
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    const answer = await ask(worker, task);
    if ('fault' in answer) {
      // Nobody else needs to go on.
      waiting.length = 0;
      throw new Error(`${answer.path} could not be made: ${String(answer.fault)}`, { cause: answer.fault });
    }
    if ('done' in answer) made.push(...answer.done);
  }
  const end = await ask(worker, 'end');
  return 'settled' in end ? end.settled : new Map();
}

/**
 * Makes pages with so many threads.
 * @throws Error with the path of the first page that could not be made
 */
export async function makePages(
  threads: number,
  start: WorkerStart,
  tasks: readonly PageTask[],
): Promise<MadePages> {
  const waiting = tasks.flatMap(batchesOf);
  const pages: DonePage[] = [];
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('page-worker.ts', import.meta.url), { workerData: start, resourceLimits: LEAN }),
  );
  try {
    const settled = await Promise.all(workers.map((worker) => useThread(worker, waiting, pages)));
    return { pages, kinds: joinKinds(settled) };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
