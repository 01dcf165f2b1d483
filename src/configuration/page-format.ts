/** Whether a page is a file or a folder, and what its address ends in (decision 205, Page format). */

/** Pages are folders with an `index.html`. No bundler puts a value in for scripts that Node runs. */
export const hasFolders = typeof __PAGES_ARE_FOLDERS__ === 'boolean' && __PAGES_ARE_FOLDERS__;

/**
 * The address of a page that is a folder: its path ends in a slash, its query and place stay. The not-found pages and data
 * are files.
 */
export const folderAddress = (path: string): string =>
  /^(\/en)?\/404$/.test(path)
    ? `${path}.html`
    : path.replace(/^(?![^?#]*\.(?:json|html)(?:[?#]|$))([^?#]*[^/?#])(?=[?#]|$)/, '$1/');

/** The address of a page of this build, by its path without a slash at its end. */
export const pageAddress = (path: string): string => (hasFolders ? folderAddress(path) : path);
