/** Compresses the files of a release on all processors. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer } from './compress-worker.ts';

/** What a thread takes at a time: a large file alone, or some small ones. */
const BATCH_FILES = 16;
const BATCH_BYTES = 256 * 1024;

const MB = 1024 * 1024;

/**
 * Brotli's quality for up to so many bytes, so that a change of one article waits two seconds on two processors and nobody longer
 * than ten. A megabyte of pages takes 1.1 s at 11; 0.5 s at 10 for 2 % more bytes, of lists 4 %; 0.3 s at 9 and 0.05 s at 5 for
 * 10 to 12 %, of lists 15 % and 25 %.
 */
const QUALITIES = [
  { most: 2 * MB, quality: 11 },
  { most: 10 * MB, quality: 10 },
  { most: 40 * MB, quality: 9 },
] as const;
const QUICK_QUALITY = 5;

/** How hard it is worth to try for so many bytes; the rest comes with the publications that change a few of them. */
export const qualityFor = (bytes: number): number =>
  QUALITIES.find(({ most }) => bytes <= most)?.quality ?? QUICK_QUALITY;

interface Sized {
  readonly path: string;
  readonly size: number;
}

/** The largest files first, so that no thread is left with one at the end. */
function batchesOf(files: readonly Sized[]): (readonly string[])[] {
  const batches: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { path, size } of files.toSorted((one, other) => other.size - one.size)) {
    const last = batches.at(-1);
    if (last && last.length < BATCH_FILES && bytes + size <= BATCH_BYTES) last.push(path);
    else batches.push([path]);
    bytes = batches.at(-1)?.length === 1 ? size : bytes + size;
  }
  return batches;
}

/** A thread uses compiled code only from the configured folder, which Node divides by version. */
function threadEnvironment(): NodeJS.ProcessEnv {
  const kept = getCompileCacheDir();
  return kept === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(kept) };
}

async function ask(worker: Worker, task: { paths: readonly string[]; quality: number }): Promise<void> {
  worker.postMessage(task);
  // Rejects with the error of a thread that dies.
  const [answer]: Answer[] = await once(worker, 'message');
  if (answer && 'done' in answer) return;
  throw Object.assign(new Error(answer?.message), { code: answer?.code });
}

/** What is known in addition to the files that are compressed. */
interface Beside {
  /** Bytes of the same release that are compressed apart. */
  readonly bytes?: number;
  /** Most threads; as many as there are processors without it. */
  readonly threads?: number;
  /** Receives the number of finished files. */
  readonly progress?: (done: number, total: number) => void;
  /** Nothing more is begun from then on. */
  readonly signal?: AbortSignal;
}

/**
 * Writes the compressed forms of files next to them; returns the finished files.
 * @throws Error of the file system, with its code
 */
export async function compressFiles(
  paths: readonly string[],
  { bytes = 0, threads = availableParallelism(), progress = () => undefined, signal }: Beside = {},
): Promise<readonly string[]> {
  const files = paths.map((path) => ({ path, size: statSync(path).size }));
  const quality = qualityFor(files.reduce((sum, { size }) => sum + size, bytes));
  const waiting = batchesOf(files);
  const done: string[] = [];
  const work = async (worker: Worker): Promise<void> => {
    for (let batch = waiting.shift(); batch && !signal?.aborted; batch = waiting.shift()) {
      await ask(worker, { paths: batch, quality });
      done.push(...batch);
      progress(done.length, paths.length);
    }
  };
  const count = Math.min(threads, waiting.length);
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('compress-worker.ts', import.meta.url), { env: threadEnvironment() }),
  );
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return done;
}
