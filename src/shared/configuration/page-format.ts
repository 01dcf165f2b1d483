/** Whether a page is a file or a folder, and how its address ends (decision 205, Page format). */

/** Pages are folders with an `index.html`. Scripts that Node runs have no value, because no bundler sets it. */
export const hasFolders = typeof __PAGES_ARE_FOLDERS__ === 'boolean' && __PAGES_ARE_FOLDERS__;

/**
 * The address of a page that is a folder: its path ends in a slash, its query and place stay. The not-found pages and data
 * are files.
 */
export function folderAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  if (path === '/404' || path === '/en/404') return `${address}.html`;
  const isFile = path === '' || path.endsWith('/') || /\.(?:json|html)$/.test(path);
  return isFile ? address : `${path}/${address.slice(path.length)}`;
}

/** A path without the slash of a folder at its end. */
export const withoutFolderSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The address of a page of this build, by its path without a slash at its end. */
export const pageAddress = (path: string): string => (hasFolders ? folderAddress(path) : path);
