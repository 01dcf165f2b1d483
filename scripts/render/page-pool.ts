/**
 * The threads that make pages, as many as there are processors: the one that Astro runs in is one of them, once it has made
 * everything else, so that none has the catalogue and the bundle in its memory to wait for others.
 */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { factSharer } from '../publish/page/page-facts.ts';
import type { FittedKind } from '../publish/page/page-styles.ts';
import type { PageApp } from './page-app.ts';
import type { WantedPage } from './page-order.ts';
import { createPageRenderer, type FinishedPage } from './page-renderer.ts';
import { capturePagesAsText } from './page-text.ts';
import type { PageAnswer, WorkerStart } from './page-worker.ts';
import { joinKinds } from './style-fitter.ts';

/** How many pages a thread takes at a time. */
const BATCH = 32;

/** What a page leaves behind is gone with the next one: a thread needs no more room for it (decision 167, Separate bundling). */
const LEAN = { maxYoungGenerationSizeMb: 24 };

type Kinds = ReadonlyMap<string, FittedKind>;

/** The pages whose styles are settled, and the kinds that they have. */
export interface RenderedPages {
  readonly pages: readonly FinishedPage[];
  readonly kinds: Kinds;
}

/** Threads that have begun to make pages. */
export interface PagePool {
  /**
   * Makes pages along with them, until all are made. They end with that.
   * @param app that of the bundle, which this thread needs for nothing else any more
   * @throws Error with the path of the first page that could not be made
   */
  readonly finish: (app: PageApp) => Promise<RenderedPages>;
  /** Ends them as they are. */
  readonly end: () => Promise<void>;
}

/** Pages that a thread takes at a time. */
type Batch = readonly WantedPage[];

function batchesOf(pages: readonly WantedPage[]): readonly Batch[] {
  const count = Math.ceil(pages.length / BATCH);
  return Array.from({ length: count }, (_, at) => pages.slice(at * BATCH, (at + 1) * BATCH));
}

/** What waits for any thread, and what has come of it. */
interface Work {
  readonly waiting: Batch[];
  readonly made: FinishedPage[];
  readonly take: (page: FinishedPage) => void;
}

function workOf(pages: readonly WantedPage[]): Work {
  const made: FinishedPage[] = [];
  const share = factSharer();
  return {
    waiting: [...batchesOf(pages)],
    made,
    take: ({ facts, ...page }) => void made.push({ ...page, facts: share(facts) }),
  };
}

/** Every second thread takes the last pages first, because each thread caches lists separately. */
function takerOf({ waiting }: Work, place: number): () => Batch | undefined {
  return place % 2 === 1 ? () => waiting.pop() : () => waiting.shift();
}

/** Nobody else needs to go on. */
function stop({ waiting }: Work, path: string, fault: unknown): never {
  waiting.length = 0;
  throw new Error(`${path} could not be made: ${String(fault)}`, { cause: fault });
}

async function ask(worker: Worker, task: Batch | 'end'): Promise<PageAnswer> {
  const answered = new AbortController();
  const { signal } = answered;
  worker.postMessage(task);
  try {
    // Rejects with the error of a thread that dies. One that ends without any would be waited for in vain.
    const [answer]: PageAnswer[] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => []),
    ]);
    if (!answer) throw new Error('A thread that makes pages has ended.');
    return answer;
  } finally {
    answered.abort();
  }
}

/** Another thread: it is given one list of pages after the other. */
async function askThread(worker: Worker, work: Work, place: number): Promise<Kinds> {
  const next = takerOf(work, place);
  for (let task = next(); task; task = next()) {
    const answer = await ask(worker, task);
    if ('fault' in answer) stop(work, answer.path, answer.fault);
    if ('done' in answer) answer.done.forEach(work.take);
  }
  const end = await ask(worker, 'end');
  return 'settled' in end ? end.settled : new Map();
}

/** This thread, which has the others to listen to after each page. */
async function renderHere(app: PageApp, start: WorkerStart, work: Work, place: number): Promise<Kinds> {
  const next = takerOf(work, place);
  // The styles are Astro's own.
  const maker = createPageRenderer(app, { ...start, styles: structuredClone(start.styles) });
  const restore = capturePagesAsText();
  try {
    for (let task = next(); task; task = next()) {
      for (const page of task) {
        const made = await maker.make(page).catch((fault: unknown) => stop(work, page.path, fault));
        if (made) work.take(made);
        await turn();
      }
    }
    return maker.settled();
  } finally {
    restore();
  }
}

/** Begins to make pages with so many threads, this one included, in the order in which they are given. */
export function startPages(threads: number, start: WorkerStart, pages: readonly WantedPage[]): PagePool {
  const work = workOf(pages);
  const workers = Array.from(
    { length: threads - 1 },
    () => new Worker(new URL('page-worker.ts', import.meta.url), { workerData: start, resourceLimits: LEAN }),
  );
  const others = Promise.all(workers.map((worker, place) => askThread(worker, work, place)));
  // The caller of `finish` receives the error.
  others.catch(() => undefined);
  const end = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  return {
    end,
    finish: async (app) => {
      try {
        const [own, settled] = await Promise.all([renderHere(app, start, work, workers.length), others]);
        return { pages: work.made, kinds: joinKinds([own, ...settled]) };
      } finally {
        await end();
      }
    },
  };
}
