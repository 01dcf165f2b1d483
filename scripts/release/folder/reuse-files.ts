/**
 * Copies a site into a release without rewriting unchanged files: these become hard links to the live release, with
 * their compressed forms, and new files become hard links to the build. Files of a build are never modified in place,
 * only removed; a page that somebody edited in a release is recognised by its age (`incremental/previous-build.ts`).
 */
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../publish/site-folder.ts';
import { FORM_ENDINGS, isForm, isWorthCompressing, withoutForm } from './compressed-forms.ts';

/** The same bytes once more; on another disk, or where links are not known, as a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

/** Makes folders, each once. */
function folderMaker(): (folder: string) => void {
  const made = new Set<string>();
  return (folder) => {
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}

/**
 * Puts files with their compressed forms, as far as they have them, into another folder.
 * @param known everything in the folder that they come from
 */
export function linkWithForms(
  files: Iterable<string>,
  { from, to, known }: { readonly from: string; readonly to: string; readonly known: ReadonlySet<string> },
): void {
  const makeFolder = folderMaker();
  for (const file of files) {
    makeFolder(dirname(join(to, file)));
    for (const ending of ['', ...FORM_ENDINGS])
      if (known.has(file + ending)) linkOrCopy(join(from, file + ending), join(to, file + ending));
  }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other, { throwIfNoEntry: false })];
  if (!second?.isFile() || first.size !== second.size) return false;
  const isOneFile = first.ino === second.ino && first.dev === second.dev;
  return isOneFile || readFileSync(one).equals(readFileSync(other));
}

/** So many at a time, so that threads that compress meanwhile are given more. */
const PIECE = 500;

async function linkInPieces(files: readonly string[], place: Parameters<typeof linkWithForms>[1]) {
  for (let at = 0; at < files.length; at += PIECE) {
    linkWithForms(files.slice(at, at + PIECE), place);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Gives every file of a site a second name below another folder; answers all of them, compressed forms included.
 * @throws Error of the file system
 */
export async function linkAll(site: string, copy: string): Promise<ReadonlySet<string>> {
  const files = new Set(await listFiles(site));
  const others = [...files].filter((file) => !(isForm(file) && files.has(withoutForm(file))));
  await linkInPieces(others, { from: site, to: copy, known: files });
  return files;
}

/** Takes files away, and the folders that are empty then: a server would answer for those. */
function takeAway(folder: string, files: readonly string[]): void {
  for (const file of files) rmSync(join(folder, file), { force: true });
  const parents = new Set<string>();
  for (const file of files)
    for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) parents.add(parent);
  for (const parent of [...parents].sort((one, other) => other.length - one.length)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      // Something else is in it.
    }
  }
}

/** Waits for both, so that nothing is written any more when one has failed. */
async function settleAll(works: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Copies a site into a folder. An unchanged file keeps its age, and so the validators of browsers and caches.
 * @param live the current site, if there is one
 * @param compress receives the paths of new files without compressed forms, and works in parallel
 * @param begun what `linkAll` has already linked from the live site; without it the folder is new
 * @throws Error of the file system, or of `compress`
 */
export async function copyReusing(
  site: string,
  copy: string,
  live: string | undefined,
  compress: (paths: readonly string[]) => Promise<void>,
  begun?: ReadonlySet<string>,
): Promise<void> {
  const shown = begun ?? new Set(live === undefined ? [] : await listFiles(live));
  // Compressed forms in what was built would be those of an older file.
  const files = (await listFiles(site)).filter((file) => !isForm(file));
  // What was put into the copy, whatever somebody has done to the live site since.
  const known = begun ? copy : live;
  const isUnchanged = (file: string): boolean =>
    known !== undefined && shown.has(file) && isSame(join(site, file), join(known, file));
  const hasForms = (file: string): boolean => FORM_ENDINGS.some((ending) => shown.has(file + ending));
  const { kept = [], fresh = [] } = Object.groupBy(files, (file) => (isUnchanged(file) ? 'kept' : 'fresh'));
  const { whole = [], bare = [] } = Object.groupBy(kept, (file) => (hasForms(file) ? 'whole' : 'bare'));
  const shownPlace = { from: live ?? '', to: copy, known: shown };
  if (begun) {
    const stays = new Set(kept);
    takeAway(
      copy,
      [...begun].filter((file) => !stays.has(isForm(file) ? withoutForm(file) : file)),
    );
  }
  linkWithForms(fresh, { from: site, to: copy, known: new Set(fresh) });
  if (!begun) linkWithForms(bare, shownPlace);
  const uncompressed = [...fresh, ...bare]
    .map((file) => join(copy, file))
    .filter((path) => isWorthCompressing(path, statSync(path).size));
  await settleAll([compress(uncompressed), linkInPieces(begun ? [] : whole, shownPlace)]);
}
