/** Sets permissions that let another user's web server read a site, whatever the umask of the build or publication. */
import { chmodSync, readdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 0o755;
const FILE = 0o644;
const PERMISSIONS = 0o7777;
const SET_GROUP_ID = 0o2000;
const GROUP_WRITE = 0o020;
const OTHERS_READ = 0o004;
const OTHERS_ENTER = 0o005;
const ENTER_BUT_OWNER = 0o011;

const isWindows = process.platform === 'win32';

/** Whether a group shares a folder (set-group-ID bit): its members replace and remove each other's files. */
const isShared = ({ mode }: Stats): boolean => (mode & SET_GROUP_ID) !== 0;

function modeFor(state: Stats, shared: boolean): number {
  const kept = shared ? GROUP_WRITE | (state.isDirectory() ? SET_GROUP_ID : 0) : 0;
  return (state.isDirectory() ? FOLDER : FILE) | (state.mode & kept);
}

/** Sets the mode of one path; returns whether others can read it. */
function setMode(path: string, shared: boolean): boolean {
  const state = statSync(path);
  const wanted = modeFor(state, shared);
  if ((state.mode & PERMISSIONS) === wanted) return true;
  try {
    chmodSync(path, wanted);
    return true;
  } catch {
    // It belongs to another user; it may be readable already.
    const needed = state.isDirectory() ? OTHERS_ENTER : OTHERS_READ;
    return (state.mode & needed) === needed;
  }
}

/** Whether another user's web server can read a file and its folder. */
export const isPublicFile = (file: string): boolean =>
  isWindows ||
  ((statSync(file).mode & OTHERS_READ) !== 0 &&
    (statSync(dirname(file)).mode & OTHERS_ENTER) === OTHERS_ENTER);

/** Sets a folder to 755 that was just created, or that only publications write into. */
export function setPublicFolder(folder: string): void {
  if (!isWindows) setMode(folder, isShared(statSync(folder)));
}

/**
 * Sets every folder of a site to 755 and every file to 644.
 * @returns the paths that other users still cannot read
 */
export function setPublicModes(site: string): readonly string[] {
  if (isWindows) return [];
  const shared = isShared(statSync(dirname(site)));
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [site, ...paths].filter((path) => !setMode(path, shared));
}

/** The folders from the root on that only their owners can enter: another user's web server answers 403 below them. */
export function privateFolders(folder: string): readonly string[] {
  if (isWindows) return [];
  const above = dirname(folder) === folder ? [] : privateFolders(dirname(folder));
  return (statSync(folder).mode & ENTER_BUT_OWNER) === 0 ? [...above, folder] : above;
}
