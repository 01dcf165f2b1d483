/**
 * Releases that have not come before visitors as they should. Each mark is a link that leads nowhere, which takes no room: a disk that
 * is full is no reason not to go back.
 */
import { lstatSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceLink } from './links.ts';
import type { ReleaseStore } from './releases.ts';

function markCalled(name: string) {
  const markOf = ({ folder }: ReleaseStore): string => join(folder, name);
  return {
    /** Id of the release that is marked; undefined when none is. */
    id(store: ReleaseStore): string | undefined {
      const mark = markOf(store);
      return lstatSync(mark, { throwIfNoEntry: false }) ? basename(readlinkSync(mark)) : undefined;
    },
    set(store: ReleaseStore, id: string, platform = process.platform): void {
      replaceLink(id, markOf(store), { platform });
    },
    clear: (store: ReleaseStore): void => rmSync(markOf(store), { force: true }),
  };
}

/** The release that was on its way when a run ended: what visitors are shown may be half of it until the next run. */
export const unfinished = markCalled('unfinished');

/** The live release, while the live address has not been found to show it as it should. */
export const unseen = markCalled('unseen');
