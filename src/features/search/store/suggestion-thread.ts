/**
 * Questions to the index of the suggestions, which runs in a worker: a keystroke has 16 ms on a slow phone (decision
 * 108, Long work), and ten thousand articles take several times that. Without workers, it runs in the page.
 */

import type { Asked, IndexAnswer, IndexQuestion, Reply } from './suggestion-engine.ts';
import threadUrl from './suggestion-worker.ts?worker&url';

type Waiting = {
  readonly question: IndexQuestion;
  readonly settle: (answer: IndexAnswer | PromiseLike<IndexAnswer>) => void;
};

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let isPossible = typeof Worker === 'function';
let asked = 0;

async function answerHere(question: IndexQuestion): Promise<IndexAnswer> {
  const { answerOf } = await import('./suggestion-engine.ts');
  return answerOf(question);
}

function settle({ id, answer }: Reply): void {
  waiting.get(id)?.settle(answer ?? Promise.reject(new Error('no index')));
  waiting.delete(id);
}

/** The thread has not come: what was asked of it is answered in the page, and so is all that follows. */
function giveUp(): void {
  isPossible = false;
  for (const { question, settle: answer } of waiting.values()) answer(answerHere(question));
  waiting.clear();
}

/** Undefined where the browser forbids it. */
function startThread(): Worker | undefined {
  try {
    const started = new Worker(threadUrl, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data));
    started.addEventListener('error', giveUp);
    return started;
  } catch {
    isPossible = false;
    return undefined;
  }
}

/** Fetches the thread's code, so that it is there when it is started. */
export function fetchThread(): void {
  if (isPossible) fetch(threadUrl, { priority: 'low' }).catch(() => undefined);
}

/** Asks the index; rejects where it cannot be had. */
export function queryIndex(question: IndexQuestion): Promise<IndexAnswer> {
  if (isPossible) thread ??= startThread();
  if (!isPossible || !thread) return answerHere(question);
  asked += 1;
  const id = asked;
  const answer = new Promise<IndexAnswer>((resolve) => waiting.set(id, { question, settle: resolve }));
  thread.postMessage({ id, question } satisfies Asked);
  return answer;
}
