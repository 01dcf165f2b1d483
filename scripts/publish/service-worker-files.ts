/** What of a built site the service worker takes along: the offline pages, the scripts of the shell and the cart, the styles of the next page. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { folderAddress } from '../../src/shared/configuration/page-format.ts';
import { pathOfFile } from './page/page-facts.ts';
import { HASHED_FOLDER } from './policy.ts';

/** The offline page in each language, as files of the site. */
const OFFLINE_PAGES = { 'es-GT': 'sin-conexion.html', en: 'en/sin-conexion.html' } as const;

/** Whose scripts are taken along: the shell of every page, and the cart, which works without a connection. */
const SCRIPTED_PAGES = [...Object.values(OFFLINE_PAGES), 'cart.html', 'en/cart.html'];

/** The list, and the folder of the products: where a shopper goes next. */
const LIST = 'productos.html';
const PRODUCTS = 'producto';

/** Pictures that a page shows where its own cannot be had. */
const PICTURES = ['no-image.svg', 'favicon.svg', 'icon-192.png', 'icon-512.png'];

/** File names that a page or a script may load. */
const FILE_NAME = /[\w.@-]+\.(?:js|css|woff2)\b/g;

/** The address of a style sheet in a page. */
const STYLE_SHEET = new RegExp(`(?<=")${HASHED_FOLDER}[\\w.@-]+\\.css(?=")`, 'g');

/**
 * The hashed files that pages load, directly, through others or later.
 * @param pages files of the site
 * @returns addresses, sorted
 */
async function assetsOf(folder: string, pages: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  const namesIn = async (file: string): Promise<readonly string[]> =>
    (await readFile(join(folder, file), 'utf8')).match(FILE_NAME) ?? [];
  const queue = (await Promise.all(pages.map(namesIn))).flat();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = join(HASHED_FOLDER, name);
    if (found.has(file) || !existsSync(join(folder, file))) continue;
    found.add(file);
    if (!name.endsWith('.woff2')) queue.push(...(await namesIn(file)));
  }
  return [...found].map((file) => `${HASHED_FOLDER}${basename(file)}`).sort();
}

/**
 * The style sheets of a list and of a product, which all pages of their kind share: they come first, so that the next
 * page finds them (decision 160, Next picture).
 */
async function nextStyles(folder: string): Promise<readonly string[]> {
  const products = existsSync(join(folder, PRODUCTS)) ? await readdir(join(folder, PRODUCTS)) : [];
  const product = products.filter((name) => name.endsWith('.html')).sort()[0];
  const pages = [LIST, ...(product === undefined ? [] : [join(PRODUCTS, product)])];
  const found = pages
    .filter((file) => existsSync(join(folder, file)))
    .map(async (file) => (await readFile(join(folder, file), 'utf8')).match(STYLE_SHEET) ?? []);
  return [...new Set((await Promise.all(found)).flat())];
}

/** A hash over files, their names included. */
async function revisionOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** What the worker takes along, as addresses, and a revision that changes with it. */
export interface WorkerFiles {
  readonly revision: string;
  readonly files: readonly string[];
  readonly assets: readonly string[];
  /** Names of all hashed files of the site. */
  readonly release: readonly string[];
  readonly offlinePages: Readonly<Record<string, string>>;
}

/**
 * Collects the worker's files of a built site.
 * @throws Error when the site has no offline page
 */
export async function collectWorkerFiles(folder: string, hasFolders = false): Promise<WorkerFiles> {
  const address = (file: string): string =>
    hasFolders && file.endsWith('.html') ? folderAddress(pathOfFile(file)) : pathOfFile(file);
  const missing = Object.values(OFFLINE_PAGES).filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new Error(`The service worker needs ${missing.join(' and ')}.`);
  const isThere = (file: string): boolean => existsSync(join(folder, file));
  const styles = await nextStyles(folder);
  const scripts = await assetsOf(folder, SCRIPTED_PAGES.filter(isThere));
  const files = [...Object.values(OFFLINE_PAGES), ...PICTURES.filter(isThere)];
  return {
    revision: await revisionOf(folder, files),
    files: files.map(address),
    release: (await readdir(join(folder, HASHED_FOLDER))).sort(),
    assets: [...styles, ...scripts.filter((file) => !styles.includes(file))],
    offlinePages: Object.fromEntries(
      Object.entries(OFFLINE_PAGES).map(([locale, file]) => [locale, address(file)]),
    ),
  };
}
