/** One of the threads that compress a release (`compress.ts`): takes lists of files until it is ended. */
import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { writeForms } from './compressed-forms.ts';

const taskSchema = z.object({ paths: z.array(z.string()), quality: z.int() });

/** What comes of a list: an error loses its code on the way between threads, so it is sent apart. */
export type Answer = { readonly done: number } | { readonly message: string; readonly code: string };

function answerTo(task: unknown): Answer {
  try {
    const { paths, quality } = taskSchema.parse(task);
    for (const path of paths) writeForms(path, quality);
    return { done: paths.length };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { message: error instanceof Error ? error.message : String(error), code };
  }
}

parentPort?.on('message', (task: unknown) => parentPort?.postMessage(answerTo(task)));
