/**
 * Compresses the files of data and the new pages of a site while it is still being finished: of one changed price they are all that is
 * compressed, they are final first, and one processor has nothing else to do then.
 */
import { linkSync, mkdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileIdentity } from '../file-identity.ts';
import { compressFiles } from './compress.ts';
import { FORM_ENDINGS, isWorthCompressing } from './compressed-forms.ts';

/** More takes longer than there is time, or is part of a larger change. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What a release need not compress. */
interface Given {
  /** The files that have no forms yet. */
  readonly others: readonly string[];
  /** Bytes of those that have. */
  readonly bytes: number;
}

/** Files that were compressed before they were asked for. */
export interface EarlyCompression {
  /**
   * Begins with files of a folder in which a site is being built; once more for those that are written later, and for a build
   * that is made again.
   */
  readonly begin: (site: string, files: readonly string[]) => Promise<void>;
  /** Gives their compressed forms to those of some files that are the same. Begins no more of them. */
  readonly give: (paths: readonly string[]) => Promise<Given>;
  /** Begins nothing more; resolves when nothing is written any more. */
  readonly end: () => Promise<void>;
}

const sizeOf = (path: string): number => statSync(path).size;
const bytesOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + sizeOf(path), 0);
const identityOf = (path: string): string => fileIdentity(statSync(path));

/** Whether a file is there, and is smaller when it is compressed. */
function isWorth(path: string): boolean {
  const state = statSync(path, { throwIfNoEntry: false });
  return state !== undefined && isWorthCompressing(path, state.size);
}

/**
 * Compresses hard links of files in a folder; returns the links by the identity of each file: a modified file has
 * another identity.
 */
async function compressLinks(
  files: readonly string[],
  folder: string,
  beside: { readonly bytes: number; readonly signal: AbortSignal },
): Promise<readonly (readonly [identity: string, link: string])[]> {
  mkdirSync(folder, { recursive: true });
  const identities = new Map(
    files.map((file, at) => {
      const link = join(folder, `${at}${extname(file)}`);
      linkSync(file, link);
      return [link, identityOf(link)] as const;
    }),
  );
  // Another processor makes the rest of the shop.
  const done = await compressFiles([...identities.keys()], { ...beside, threads: 1 });
  return done.map((link) => [identities.get(link) ?? '', link]);
}

/**
 * @param folder created for the links; the caller removes it
 */
export function startCompression(folder: string): EarlyCompression {
  const made = new Map<string, string>();
  let begun = 0;
  let done: Promise<void> = Promise.resolve();
  /** Nothing is begun any more. */
  const enough = new AbortController();
  /** Bytes of the site that were compressed before. */
  let before = 0;
  const compress = async (paths: readonly string[], own: string): Promise<void> => {
    const files = paths.filter(isWorth);
    const bytes = bytesOf(files);
    if (enough.signal.aborted || before + bytes > MAX_BYTES) return;
    // Pages, which come last, weigh nearly as much as the files of data.
    const beside = { bytes: before || bytes, signal: enough.signal };
    for (const [identity, link] of await compressLinks(files, own, beside)) made.set(identity, link);
    before += bytes;
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
    begin: (site, files) => {
      begun += 1;
      const own = join(folder, String(begun));
      const paths = files.map((file) => join(site, file));
      // What cannot be made ahead is made in its time, which says why it cannot.
      done = done.then(() => compress(paths, own)).catch(() => undefined);
      return done;
    },
    give: async (paths) => {
      // There are more processors for the rest now.
      enough.abort();
      await done;
      const { given = [], others = [] } = Object.groupBy(paths, (path) =>
        isGiven(path) ? 'given' : 'others',
      );
      return { others, bytes: bytesOf(given) };
    },
    end: () => {
      enough.abort();
      return done;
    },
  };
}
