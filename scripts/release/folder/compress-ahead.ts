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

/** What a release need not compress. */
interface Given {
  /** The files that have no forms yet. */
  readonly others: readonly string[];
  /** Bytes of those that have. */
  readonly bytes: number;
}

/** Files that were compressed before they were asked for. */
export interface CompressedAhead {
  /** Begins with the files of data of a folder in which a site is being built; once more for a build that is made again. */
  readonly begin: (site: string) => Promise<void>;
  /** Gives their compressed forms to those of some files that are the same. Waits until all are made. */
  readonly give: (paths: readonly string[]) => Promise<Given>;
  /** Resolves when nothing is written any more. */
  readonly end: () => Promise<void>;
}

const sizeOf = (path: string): number => statSync(path).size;
const identityOf = (path: string): string => fileIdentity(statSync(path));

/** Compresses files beside second names of theirs in a folder; answers these, by what each file was known by before: one that is written into is another. */
async function compressBeside(
  files: readonly string[],
  folder: string,
): Promise<readonly (readonly [identity: string, link: string])[]> {
  mkdirSync(folder, { recursive: true });
  const links = files.map((file, at) => {
    const link = join(folder, `${at}${extname(file)}`);
    linkSync(file, link);
    return [identityOf(link), link] as const;
  });
  // Pages weigh as much again. Another processor makes the rest of the shop.
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  await compressFiles(
    links.map(([, link]) => link),
    { bytes, threads: 1 },
  );
  return links;
}

/** @param folder is made for them, and taken away by whoever asks */
export function compressAhead(folder: string): CompressedAhead {
  const made = new Map<string, string>();
  let begun = 0;
  let done: Promise<void> = Promise.resolve();
  const compress = async (site: string, own: string): Promise<void> => {
    const data = join(site, DATA);
    const files = (await listFiles(data))
      .map((file) => join(data, file))
      .filter((file) => isWorthCompressing(file, sizeOf(file)));
    if (files.reduce((sum, file) => sum + sizeOf(file), 0) > MOST_BYTES) return;
    for (const [identity, link] of await compressBeside(files, own)) made.set(identity, link);
  };
  /** Whether a file was compressed; it has its forms then. */
  const isGiven = (path: string): boolean => {
    const link = made.get(identityOf(path));
    if (link === undefined) return false;
    for (const ending of FORM_ENDINGS)
      if (statSync(link + ending, { throwIfNoEntry: false })) linkSync(link + ending, path + ending);
    return true;
  };
  return {
    begin: (site) => {
      begun += 1;
      const own = join(folder, String(begun));
      // What cannot be made ahead is made in its time, which says why it cannot.
      done = done.then(() => compress(site, own)).catch(() => undefined);
      return done;
    },
    give: async (paths) => {
      await done;
      const { given = [], others = [] } = Object.groupBy(paths, (path) =>
        isGiven(path) ? 'given' : 'others',
      );
      return { others, bytes: given.reduce((sum, path) => sum + sizeOf(path), 0) };
    },
    end: () => done,
  };
}
