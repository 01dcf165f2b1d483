/**
 * One of the threads that make pages (`page-pool.ts`): it has the bundle and the snapshot of the build, and writes the pages
 * that it is given until it is ended, with their styles where they belong.
 */
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { Snapshot } from '../../src/build/snapshot/collect.ts';
import { openDetailFile } from '../../src/build/snapshot/details/detail-table.ts';
import { withRelatedCards } from '../../src/build/snapshot/details/related-cards.ts';
import type { FittedKind } from '../publish/page/page-styles.ts';
import { appOf, type HeadScript, type PageApp } from './page-app.ts';
import type { WantedPage } from './page-order.ts';
import { createPageRenderer, type FinishedPage, type PagePlace } from './page-renderer.ts';
import { capturePagesAsText } from './page-text.ts';

/** What a thread is given when it begins. */
export interface WorkerStart extends PagePlace {
  /** Address of the bundle. */
  readonly entry: string;
  readonly snapshot: Omit<Snapshot, 'details' | 'inColors'>;
  /** The file in which the details of its articles stand. */
  readonly details: string;
  readonly scripts: readonly HeadScript[];
}

/** What came of a task, or of the end of all tasks. */
export type PageAnswer =
  | { readonly done: readonly FinishedPage[] }
  | { readonly path: string; readonly fault: unknown }
  | { readonly settled: ReadonlyMap<string, FittedKind> };

async function openApp({ entry, scripts }: WorkerStart): Promise<PageApp> {
  const app = appOf(await import(entry));
  if (!app) throw new Error('The bundle has no app.');
  // What is logged while a page is made goes where everything else goes.
  const destination = { write: ({ message }: { message: string }) => console.warn(message) };
  app.setOptions({ settings: { scripts }, logger: { options: { destination, level: 'warn' } } });
  return app;
}

/** A fault as it can be sent: one with functions in it cannot. */
function sendable(fault: unknown): unknown {
  try {
    return structuredClone(fault);
  } catch {
    return new Error(inspect(fault));
  }
}

async function work(start: WorkerStart): Promise<void> {
  const details = withRelatedCards(openDetailFile(start.details), start.snapshot);
  const taken = Promise.resolve({ ...start.snapshot, details, inColors: new Map() });
  globalThis.cachedSnapshot = { taken, at: Date.now(), framedAt: Date.now() };
  capturePagesAsText();
  const maker = createPageRenderer(await openApp(start), start);
  const tell = (answer: PageAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on('message', async (task: readonly WantedPage[] | 'end') => {
    if (task === 'end') return tell({ settled: maker.settled() });
    const done: FinishedPage[] = [];
    for (const page of task) {
      try {
        const made = await maker.make(page);
        if (made) done.push(made);
      } catch (fault) {
        return tell({ path: page.path, fault: sendable(fault) });
      }
    }
    tell({ done });
  });
}

await work(workerData);
