/**
 * Compresses the files of data of a site while it is still being finished: of one changed price they are most of what is compressed, they
 * are final first, and one processor has nothing else to do then.
 */
import { linkSync, mkdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles } from '../../publish/site-folder.ts';
import { fileIdentity } from '../file-identity.ts';
import { compressFiles } from './compress.ts';
import { FORM_ENDINGS, isWorthCompressing } from './compressed-forms.ts';

/** Where files of data stand in a site (`src/pages/datos/`). */
const DATA = 'datos';
/** More takes longer than there is time, or is part of a larger change. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Files that were compressed before they were asked for. */
export interface CompressedAhead {
  /** Begins with the files of data of a folder in which a site is being built. */
  readonly begin: (site: string) => Promise<void>;
  /** Bytes of those files. */
  readonly bytes: () => number;
  /** Gives their compressed forms to those of some files that are the same; answers the others. Waits until all are made. */
  readonly give: (paths: readonly string[]) => Promise<readonly string[]>;
  /** Resolves when nothing is written any more. */
  readonly end: () => Promise<void>;
}

/** @param folder is made for them, and taken away by whoever asks */
export function compressAhead(folder: string): CompressedAhead {
  const made = new Map<string, string>();
  let bytes = 0;
  let done: Promise<void> = Promise.resolve();
  const compress = async (site: string): Promise<void> => {
    const data = join(site, DATA);
    const files = (await listFiles(data)).map((file) => join(data, file));
    const worth = files.filter((file) => isWorthCompressing(file, statSync(file).size));
    const all = worth.reduce((sum, file) => sum + statSync(file).size, 0);
    if (all > MOST_BYTES) return;
    bytes = all;
    mkdirSync(folder, { recursive: true });
    const links = worth.map((file, at) => ({ file, link: join(folder, `${at}${extname(file)}`) }));
    for (const { file, link } of links) linkSync(file, link);
    // Pages weigh as much again. Another processor makes the rest of the shop.
    await compressFiles(
      links.map(({ link }) => link),
      { bytes, threads: 1 },
    );
    for (const { link } of links) made.set(fileIdentity(statSync(link)), link);
  };
  return {
    bytes: () => bytes,
    end: () => done,
    begin: (site) => {
      // What cannot be made ahead is made in its time, which says why it cannot.
      done = compress(site).catch(() => undefined);
      return done;
    },
    give: async (paths) => {
      await done;
      return paths.filter((path) => {
        const link = made.get(fileIdentity(statSync(path)));
        if (link === undefined) return true;
        for (const ending of FORM_ENDINGS)
          if (statSync(link + ending, { throwIfNoEntry: false })) linkSync(link + ending, path + ending);
        return false;
      });
    },
  };
}
