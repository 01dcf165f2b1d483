/** Turns pages into folders, for hosts that only serve exact file names and `index.html` (decision 205, Page format). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { redirectsOf } from '../redirects.ts';
import { listFiles } from '../site-folder.ts';

/** The file of a page in such a site: `cart.html` is `cart/index.html`; the not-found pages keep their names. */
export const folderFile = (file: string): string =>
  /^(en\/)?(index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '/index.html');

/** A page that redirects, for hosts without redirects. */
const redirectPage = (to: string): string =>
  `<!doctype html><html lang="es-GT"><head><meta charset="utf-8"><title>Tienda</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0;url=${to}"></head><body><a href="${to}">${to}</a></body></html>\n`;

/** Moves every page into a folder of its name, and writes a page for every redirect. */
export async function movePagesIntoFolders(folder: string): Promise<void> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const target = folderFile(file);
    if (target === file) continue;
    await mkdir(dirname(join(folder, target)), { recursive: true });
    await rename(join(folder, file), join(folder, target));
  }
  for (const { from, to } of redirectsOf(true).filter(({ from }) => !from.endsWith('/index'))) {
    await mkdir(join(folder, from), { recursive: true });
    await writeFile(join(folder, from, 'index.html'), redirectPage(to));
  }
}
