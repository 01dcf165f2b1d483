/** Whether a page is a file or a folder, and what its address ends in (decision 205, Page format). */

/** Pages are folders with an `index.html`. No bundler puts a value in for scripts that Node runs. */
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
