/** The kinds of pages of a site. */

/** The kind of a page, by the first folder of its path without the language. */
export function pageType(file: string): string {
  const path = file.replace(/^en\//, '').replace(/(?<=.)\/index\.html$|\.html$/, '');
  return path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/*` : path;
}
