/**
 * Takes the snapshot of a build in a thread, from the moment on that its configuration is known: until the shop is bundled, nothing
 * else needs it, and bundling does not need all processors. A publication has taken it already where anything changed.
 */
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import type { Snapshot } from '../../src/build/snapshot/collect.ts';
import { adoptDetailFile, removeDetailFiles } from '../../src/build/snapshot/details/detail-table.ts';
import { withRelatedCards } from '../../src/build/snapshot/details/related-cards.ts';
import { readSnapshotHandoff } from '../../src/build/snapshot/recorded/snapshot-handoff.ts';
import { onEnd } from '../commands/process.ts';
import type { ThreadAnswer, ThreadStart } from './snapshot-thread.ts';
import { waitForParent } from './wait-for-parent.ts';

const CACHE = '.cache';

/** Takes it. Rejects with the words of `SnapshotError` where it cannot be had. */
export function takeSnapshotInThread(start: ThreadStart, log: (line: string) => void): Promise<Snapshot> {
  const thread = new Worker(new URL('snapshot-thread.ts', import.meta.url), { workerData: start });
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
 * Resolves when the answers for the build are recorded, for a build that began early (`commands/build-site.ts`). The
 * build ends with its parent process.
 */
export const answersRecorded = (): Promise<void> =>
  process.env['SNAPSHOT_WAITS'] === '1' ? waitForParent() : Promise.resolve();

/**
 * Takes it once the answers are recorded: as it was left with them, or else in a thread.
 * @param left folder in which a publication has left it, if it has
 */
export async function takeSnapshotOnce(
  recorded: Promise<void>,
  left: string | undefined,
  start: ThreadStart,
): Promise<Snapshot> {
  await recorded;
  return readSnapshotHandoff(left) ?? takeSnapshotInThread(start, (line) => console.warn(line));
}

/** The integration. */
export function earlySnapshot(apiUrl: string): AstroIntegration {
  return {
    name: 'early-snapshot',
    hooks: {
      'astro:config:done': () => {
        // However it ends.
        process.once('exit', () => removeDetailFiles(CACHE));
        onEnd(() => undefined);
        const start = { apiUrl: apiUrl.replace(/\/+$/, ''), cache: CACHE };
        const taken = takeSnapshotOnce(answersRecorded(), process.env['SNAPSHOT_TAKEN'] || undefined, start);
        // The error is reported to the caller.
        taken.catch(() => undefined);
        globalThis.earlySnapshot = taken;
      },
    },
  };
}
