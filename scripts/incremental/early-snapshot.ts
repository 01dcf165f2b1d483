/**
 * Takes the snapshot of a build in a thread, from the moment on that its configuration is known: until the shop is bundled, nothing
 * else needs it, and bundling does not need all processors.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Snapshot } from '../../src/snapshot/collect.ts';
import { adoptDetailFile } from '../../src/snapshot/details/detail-table.ts';
import { withRelatedCards } from '../../src/snapshot/details/related-cards.ts';
import { onEnd } from '../commands/process.ts';
import type { ThreadAnswer, ThreadStart } from './snapshot-thread.ts';

const CACHE = '.cache';

/** What the thread has left and nobody has taken goes with this process, however it ends. */
function clearLeft(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (name.startsWith(`details-${process.pid}-`)) rmSync(join(cache, name), { force: true });
}

/**
 * Takes it. Rejects with the words of `SnapshotError` where it cannot be had.
 * @param recorded what has to be there before; the thread gets ready meanwhile
 */
export function takeInThread(
  start: ThreadStart,
  log: (line: string) => void,
  recorded: Promise<void> = Promise.resolve(),
): Promise<Snapshot> {
  const thread = new Worker(new URL('snapshot-thread.ts', import.meta.url), { workerData: start });
  recorded.then(() => thread.postMessage('take'));
  return new Promise((resolve, reject) => {
    thread.on('message', (answer: ThreadAnswer) => {
      if ('line' in answer) return log(answer.line);
      if ('fault' in answer) return reject(new Error(answer.fault));
      const { snapshot, details } = answer;
      resolve({ ...snapshot, details: withRelatedCards(adoptDetailFile(details), snapshot) });
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that takes the snapshot said nothing.')));
  });
}

/**
 * Resolves when the answers are recorded that the build is made from, for one that was begun before (`commands/build-site.ts`). It ends
 * with whoever began it.
 */
export function answersRecorded(): Promise<void> {
  if (process.env['SNAPSHOT_WAITS'] !== '1' || !process.send) return Promise.resolve();
  const end = (): never => process.exit(1);
  // It may have died while this was starting.
  if (!process.connected) end();
  process.once('disconnect', end);
  return new Promise((resolve) => {
    process.once('message', () => {
      // Whoever began it is still heard to die, but nobody waits for that.
      process.channel?.unref();
      resolve();
    });
  });
}

/** The integration. */
export function earlySnapshot(apiUrl: string): AstroIntegration {
  return {
    name: 'early-snapshot',
    hooks: {
      'astro:config:done': () => {
        process.once('exit', () => clearLeft(CACHE));
        onEnd(() => undefined);
        const start = { apiUrl: apiUrl.replace(/\/+$/, ''), cache: CACHE };
        const taken = takeInThread(start, (line) => console.warn(line), answersRecorded());
        // Whoever asks for it is told.
        taken.catch(() => undefined);
        globalThis.earlySnapshot = taken;
      },
    },
  };
}
