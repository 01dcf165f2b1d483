/**
 * The release that was on its way when a run ended: what visitors are shown may be half of it until the next run. It is
 * marked by a link that leads nowhere, which takes no room: a disk that is full is no reason not to go back.
 */
import { lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from './releases.ts';

const markOf = ({ folder }: Shelf): string => join(folder, 'unfinished');

/** Id of the release whose way broke off; undefined when none did. */
export function unfinishedId(shelf: Shelf): string | undefined {
  const mark = markOf(shelf);
  return lstatSync(mark, { throwIfNoEntry: false }) ? readlinkSync(mark) : undefined;
}

/** It has arrived. */
export const clearUnfinished = (shelf: Shelf): void => rmSync(markOf(shelf), { force: true });

/** A release is on its way. */
export function markUnfinished(shelf: Shelf, id: string): void {
  const next = `${markOf(shelf)}.new`;
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, markOf(shelf));
}
