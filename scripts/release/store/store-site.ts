/**
 * Copies a site into the release store without writing it again: unchanged files become hard links to the live release,
 * with their compressed copies, and new files become hard links to the build, which never modifies a file in place.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../commands/process.ts';
import { setPublicModes } from '../../commands/public-modes.ts';
import { replaceFile } from '../../commands/replace-file.ts';
import { listFiles } from '../../publish/site-folder.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { message } from '../messages.ts';
import { COMPRESSED_ENDINGS, isCompressed, isWorthCompressing } from './compress.ts';
import { type ReleaseRecord, readRecords } from './records.ts';
import { currentSite, incomingSite, type ReleaseStore, syncFolder } from './release-store.ts';

/** Folder of the files whose name changes with their content; open pages request them later. */
export const HASHED = '_astro';

const STDERR = 2;
const MAX_PATHS = 12;

/** Compresses the files with these paths. */
type Compress = (paths: readonly string[]) => Promise<void>;

/** The hashed files of a site. */
export async function hashedFiles(site: string): Promise<readonly string[]> {
  const folder = join(site, HASHED);
  return existsSync(folder) ? listFiles(folder) : [];
}

/** Makes a hard link, or a copy where none is possible, as on another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

/** Links files of a folder, with their compressed copies among `known`, into another folder. */
function linkFiles(
  files: readonly string[],
  { from, to, known }: { readonly from: string; readonly to: string; readonly known: ReadonlySet<string> },
): void {
  for (const folder of new Set(files.map((file) => dirname(join(to, file)))))
    mkdirSync(folder, { recursive: true });
  for (const file of files)
    for (const ending of ['', ...COMPRESSED_ENDINGS])
      if (known.has(file + ending)) linkOrCopy(join(from, file + ending), join(to, file + ending));
}

/** Whether a file is there with the same bytes; unchanged files of a release are mostly links to the build's. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other, { throwIfNoEntry: false })];
  if (!second?.isFile() || first.size !== second.size) return false;
  const isOneFile = first.ino === second.ino && first.dev === second.dev;
  return isOneFile || readFileSync(one).equals(readFileSync(other));
}

/** Copies a site into a new folder. An unchanged file keeps its age, and so the validators of browsers and caches. */
async function copySite(
  site: string,
  copy: string,
  live: string | undefined,
  compress: Compress,
): Promise<void> {
  const liveFiles = new Set(live === undefined ? [] : await listFiles(live));
  // A compressed copy in a build would be that of an older file.
  const files = (await listFiles(site)).filter((file) => !isCompressed(file));
  const { unchanged = [], changed = [] } = Object.groupBy(files, (file) =>
    live !== undefined && liveFiles.has(file) && isSameFile(join(site, file), join(live, file))
      ? 'unchanged'
      : 'changed',
  );
  linkFiles(changed, { from: site, to: copy, known: new Set(changed) });
  linkFiles(unchanged, { from: live ?? '', to: copy, known: liveFiles });
  const uncompressed = [
    ...changed,
    ...unchanged.filter((file) => !COMPRESSED_ENDINGS.some((ending) => liveFiles.has(file + ending))),
  ].map((file) => join(copy, file));
  await compress(uncompressed.filter((path) => isWorthCompressing(path, statSync(path).size)));
}

/** Links the hashed files of previous releases into a site, so that their open pages still find them. */
export async function retainPreviousAssets(
  store: ReleaseStore,
  site: string,
  previous: readonly ReleaseRecord[],
): Promise<void> {
  const present = new Set(await hashedFiles(site));
  for (const { id, assets } of previous) {
    const known = new Set(await hashedFiles(store.siteOf(id)));
    const missing = assets.filter((asset) => known.has(asset) && !present.has(asset));
    linkFiles(missing, { from: join(store.siteOf(id), HASHED), to: join(site, HASHED), known });
    for (const asset of missing) present.add(asset);
  }
}

/**
 * Gives a site the modes that a web server of another user needs, whatever the umask is.
 * @throws PublishFailure that names the files that such a server cannot read
 */
export function requireReadable(site: string): void {
  const unreadable = setPublicModes(site);
  if (unreadable.length > 0)
    throw new PublishFailure(
      EXIT.target,
      message('notReadable', { count: unreadable.length }),
      unreadable.slice(0, MAX_PATHS),
    );
}

/**
 * Writes everything to the disk of a folder itself, so that it survives a power failure.
 * @throws Error when the disk could not take it: some disks report only now that they are full
 */
async function syncDisk(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  // Only Linux can sync the disk of one folder; other systems sync all disks.
  const args = process.platform === 'linux' ? ['-f', folder] : [];
  const code = await run('sync', args, { cwd: folder, output: STDERR });
  if (code !== 0) throw new Error(`sync ${args.join(' ')}: ${code}`);
}

/**
 * Copies a site into the release store, completely or not at all: the last step is an atomic rename.
 * @throws Error of the file system, or of `compress`, after the copy was removed
 */
export async function storeSite(
  store: ReleaseStore,
  site: string,
  record: ReleaseRecord,
  compress: Compress,
): Promise<void> {
  const incoming = incomingSite(store, record.id);
  const stored = store.siteOf(record.id);
  try {
    await copySite(site, incoming, currentSite(store), compress);
    await retainPreviousAssets(store, incoming, readRecords(store));
    replaceFile(store.recordOf(record.id), JSON.stringify(record));
    requireReadable(incoming);
    await syncDisk(store.folder);
    renameSync(incoming, stored);
    syncFolder(dirname(stored));
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true });
    rmSync(store.recordOf(record.id), { force: true });
    throw error;
  }
}
