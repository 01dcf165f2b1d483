/**
 * Sends questions to the index of the suggestions in a worker: a keystroke has 16 ms on a slow phone (decision 108, Long
 * work), and ten thousand articles take several times that. Without workers the page answers them.
 */

import type { IndexAnswer, IndexQuestion, WorkerQuestion, WorkerReply } from './suggestion-engine.ts';
import workerUrl from './suggestion-worker.ts?worker&url';

type PendingQuestion = {
  readonly question: IndexQuestion;
  readonly resolve: (answer: IndexAnswer | PromiseLike<IndexAnswer>) => void;
};

const pending = new Map<number, PendingQuestion>();
let worker: Worker | undefined;
let hasWorkers = typeof Worker === 'function';
let lastId = 0;

/** Fetches the worker's code before it is needed. */
export function prefetchWorker(): void {
  if (hasWorkers) fetch(workerUrl, { priority: 'low' }).catch(() => undefined);
}

/** Starts to load the index. */
export function loadIndex(path: string): void {
  queryIndex({ kind: 'load', path, term: '', limit: 0 }).catch(() => undefined);
}

/** Asks the index; rejects if it cannot be loaded. */
export function queryIndex(question: IndexQuestion): Promise<IndexAnswer> {
  if (hasWorkers) worker ??= startWorker();
  if (!worker) return answerInPage(question);
  lastId += 1;
  const id = lastId;
  const answer = new Promise<IndexAnswer>((resolve) => pending.set(id, { question, resolve }));
  worker.postMessage({ id, question } satisfies WorkerQuestion);
  return answer;
}

/** Undefined if the browser forbids workers. */
function startWorker(): Worker | undefined {
  try {
    const started = new Worker(workerUrl, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => settle(data));
    started.addEventListener('error', replaceWorker);
    return started;
  } catch {
    hasWorkers = false;
    return undefined;
  }
}

function settle({ id, answer }: WorkerReply): void {
  pending.get(id)?.resolve(answer ?? Promise.reject(new Error('The index cannot be loaded.')));
  pending.delete(id);
}

/** Answers pending and further questions in the page, because the worker did not load. */
function replaceWorker(): void {
  hasWorkers = false;
  worker = undefined;
  for (const { question, resolve } of pending.values()) resolve(answerInPage(question));
  pending.clear();
}

async function answerInPage(question: IndexQuestion): Promise<IndexAnswer> {
  const { answerOf } = await import('./suggestion-engine.ts');
  return answerOf(question);
}
