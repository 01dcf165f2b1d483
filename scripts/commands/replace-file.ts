/** Writes a file by renaming: readers see the old or the new text, and a symbolic link is replaced, not followed. */
import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file; if the disk is full, the old file stays.
 * @param mode its permissions; by default those of the umask
 * @throws Error of the file system
 */
export function replaceFile(file: string, text: string, mode?: number): void {
  const next = `${file}.new`;
  // Does not follow a link of that name, or overwrite the file of a killed run.
  rmSync(next, { force: true });
  try {
    writeFileSync(next, text, { flag: 'wx' });
    if (mode !== undefined) chmodSync(next, mode);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
