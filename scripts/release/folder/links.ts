/** Links to folders, as each system has them. */
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Puts a link in the place of another. A reader sees one of them; on Windows there is a moment without any, because a folder
 * cannot be replaced there by renaming.
 * @param to folder that it leads to, from the link's own folder; it may be missing
 * @param next path that is used meanwhile
 */
export function replaceLink(
  to: string,
  link: string,
  { next = `${link}.new`, platform = process.platform } = {},
): void {
  rmSync(next, { force: true });
  // A symbolic link needs an administrator on Windows; a junction does not, and holds the whole path.
  if (platform === 'win32') symlinkSync(resolve(dirname(link), to), next, 'junction');
  else symlinkSync(to, next);
  if (platform === 'win32') rmSync(link, { force: true });
  renameSync(next, link);
}
