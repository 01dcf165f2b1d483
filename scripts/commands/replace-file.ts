/** Writes a file by renaming: readers see the old or the new text, and a symbolic link is replaced, not followed. */
import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file. Where there is no room for the new text, the old file stays.
 * @param mode its permissions; those of the umask without it
 * @throws Error of the file system
 */
export function replaceFile(file: string, text: string, mode?: number): void {
  const next = `${file}.new`;
  // A link of that name, or what a killed run has left, is not written through.
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
