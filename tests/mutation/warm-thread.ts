/**
 * One thread for thousands of runs. Vitest starts a thread for each test file and loads the same packages again, which
 * takes far longer than the tests of a rule. This thread stays, and evaluates the shop's modules and the tests again
 * for each file, like `isolate`. `clean-globals.ts` restores the globals that a test changed.
 */
import {
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node';

type Listener = (...values: unknown[]) => void;
type Start = Extract<WorkerRequest, { type: 'start' }>;

const NAME = 'warm-thread';

/** The thread, and whether it has started; another one replaces it when it is gone. */
type Thread = { readonly pool: ThreadsPoolWorker; hasBegun: boolean };
let kept: Thread | undefined;

async function openThread(options: PoolOptions): Promise<Thread> {
  if (kept) return kept;
  const thread: Thread = { pool: new ThreadsPoolWorker(options), hasBegun: false };
  await thread.pool.start();
  thread.pool.on('exit', () => {
    if (kept === thread) kept = undefined;
  });
  kept = thread;
  return thread;
}

/** A test file's view of the thread: it starts and ends here without either. */
class WarmThread implements PoolWorker {
  readonly name = NAME;
  readonly #options: PoolOptions;
  readonly #listeners = new Map<Listener, string>();
  #thread: Thread | undefined;
  #config: Start['context']['config'] | undefined;
  #hasEnded = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#thread = await openThread(this.#options);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(listener, event);
    this.#thread?.pool.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#listeners.delete(listener);
    this.#thread?.pool.off(event, listener);
  }

  send(message: WorkerRequest): void {
    const thread = this.#thread;
    if (!thread) return;
    if (message.type === 'start') this.#begin(message, thread);
    else if (message.type === 'stop') this.#end();
    // The thread has the configuration of its first file; each file brings the names of its own tests.
    else if (message.type === 'run') {
      const context = { ...message.context, config: this.#config };
      thread.pool.send({ ...message, context });
    } else thread.pool.send(message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  /** A thread that was not returned hangs, and is ended. */
  async stop(): Promise<void> {
    if (this.#hasEnded) return;
    if (kept === this.#thread) kept = undefined;
    await this.#thread?.pool.stop();
  }

  #begin(message: Start, thread: Thread): void {
    this.#config = message.context.config;
    if (thread.hasBegun) queueMicrotask(() => this.#answer('started'));
    else thread.pool.send(message);
    thread.hasBegun = true;
  }

  #end(): void {
    const mine = [...this.#listeners];
    for (const [listener, event] of mine) this.#thread?.pool.off(event, listener);
    this.#hasEnded = true;
    queueMicrotask(() => this.#answer('stopped'));
  }

  #answer(type: 'started' | 'stopped'): void {
    for (const [listener, event] of this.#listeners) {
      if (event === 'message') listener({ __vitest_worker_response__: true, type });
    }
  }
}

/** Ends the thread with the last run. */
export async function closeThread(): Promise<void> {
  const thread = kept;
  kept = undefined;
  await thread?.pool.stop();
}

export const warmThread: PoolRunnerInitializer = {
  name: NAME,
  createPoolWorker: (options) => new WarmThread(options),
};
