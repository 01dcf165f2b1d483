/** Makes sure that what was written is on the disk itself: a machine that loses its power keeps it. */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { run } from '../../commands/process.ts';

const STDERR = 2;

/**
 * Everything that was written to the disk of a folder, at once: file by file would take a minute for a large site. It is
 * also the last moment at which some disks, above all those of a network, say that they are full.
 * @throws Error when the disk could not take it
 */
export async function flushDisk(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  // Only Linux knows a single disk by one of its folders; elsewhere it is all of them.
  const args = process.platform === 'linux' ? ['-f', folder] : [];
  const code = await run('sync', args, { cwd: folder, output: STDERR });
  if (code !== 0) throw new Error(`sync ${args.join(' ')}: ${code}`);
}

/** The names in a folder, after something was renamed in it. */
export function flushNames(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch {
    // Some file systems support this for files only. The name is already visible to visitors.
  } finally {
    closeSync(descriptor);
  }
}
