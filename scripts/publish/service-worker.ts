/** Writes the service worker of a site (`src/service-worker/`): `sw.js`, bundled with the list of files to cache. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import type { WorkerPlan } from '../../src/service-worker/worker-scope.ts';
import { folderAddress } from '../../src/shared/configuration/page-format.ts';
import { namedFiles } from '../html/named-files.ts';
import { bundleScript } from './bundle-script.ts';
import { pathOfFile, readHeadTags } from './page/page-facts.ts';
import { HASHED_FOLDER, PRIVATE_PAGES, WORKER_FILE } from './policy.ts';

const SOURCE = 'src/service-worker/worker.ts';
const DEV_SOURCE = 'src/service-worker/retired-in-dev.ts';
const RETIRED_SOURCE = 'src/service-worker/retired.ts';

/**
 * File names of workers of common tools. An older site's worker would answer from its caches for ever, because a
 * missing file does not remove it (decision 161, Workers of older sites).
 */
export const FORMER_WORKER_FILES = ['service-worker.js', 'serviceworker.js', 'ngsw-worker.js'] as const;

/** The offline page in each language. */
const OFFLINE_PAGES = { 'es-GT': 'sin-conexion.html', en: 'en/sin-conexion.html' } as const;
/** Pages whose scripts are cached: the shell of every page, and the cart, which works offline. */
const SCRIPTED_PAGES = [...Object.values(OFFLINE_PAGES), 'cart.html', 'en/cart.html'];
/** Pictures that replace a missing one. */
const PICTURES = ['no-image.svg', 'favicon.svg', 'icon-192.png', 'icon-512.png'];
const LIST = 'productos.html';
const PRODUCTS = 'producto';

/** The addresses of the hashed files that pages load, directly or through others, sorted. */
async function assetsOf(folder: string, pages: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  const namesIn = async (file: string): Promise<readonly string[]> =>
    namedFiles(file, await readFile(join(folder, file), 'utf8'));
  const queue = (await Promise.all(pages.map(namesIn))).flat();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = join(HASHED_FOLDER, name);
    if (found.has(file) || !existsSync(join(folder, file))) continue;
    found.add(file);
    if (!name.endsWith('.woff2')) queue.push(...(await namesIn(file)));
  }
  return [...found].map((file) => `${HASHED_FOLDER}${basename(file)}`).sort();
}

/** The style sheets of a list and of a product, which are probably opened next (decision 160, Next picture). */
async function nextStyles(folder: string): Promise<readonly string[]> {
  const products = existsSync(join(folder, PRODUCTS)) ? await readdir(join(folder, PRODUCTS)) : [];
  const [product] = products.filter((name) => name.endsWith('.html')).sort();
  const pages = [LIST, ...(product === undefined ? [] : [join(PRODUCTS, product)])];
  const found = pages
    .filter((file) => existsSync(join(folder, file)))
    .map(async (file) => readHeadTags(await readFile(join(folder, file), 'utf8')));
  const addresses = (await Promise.all(found)).flat().map((tag) => tag.get('href') ?? '');
  return [...new Set(addresses.filter((href) => href.startsWith(HASHED_FOLDER) && href.endsWith('.css')))];
}

/** A digest of files and their names. */
async function revisionOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The plan of the worker for a built site.
 * @param hasFolders whether a page is a folder with an `index.html`
 * @throws Error when the site has no offline page
 */
export async function planWorker(folder: string, hasFolders = false): Promise<WorkerPlan> {
  const exists = (file: string): boolean => existsSync(join(folder, file));
  const address = (file: string): string =>
    hasFolders && file.endsWith('.html') ? folderAddress(pathOfFile(file)) : pathOfFile(file);
  const missing = Object.values(OFFLINE_PAGES).filter((file) => !exists(file));
  if (missing.length > 0) throw new Error(`The service worker needs ${missing.join(' and ')}.`);
  const styles = await nextStyles(folder);
  const assets = await assetsOf(folder, SCRIPTED_PAGES.filter(exists));
  const files = [...Object.values(OFFLINE_PAGES), ...PICTURES.filter(exists)];
  const offlinePages = Object.entries(OFFLINE_PAGES).map(([locale, file]) => [locale, address(file)]);
  return {
    revision: await revisionOf(folder, files),
    files: files.map(address),
    release: (await readdir(join(folder, HASHED_FOLDER))).sort(),
    assets: [...styles, ...assets.filter((file) => !styles.includes(file))],
    offlinePages: Object.fromEntries(offlinePages),
    privatePages: PRIVATE_PAGES,
    hashedFolder: HASHED_FOLDER,
  };
}

/** Replaces the workers of an older site, which had other names. */
async function retireFormerWorkers(folder: string): Promise<void> {
  const code = await bundleScript(RETIRED_SOURCE);
  await Promise.all(FORMER_WORKER_FILES.map((name) => writeFile(join(folder, name), code)));
}

/** Writes `sw.js` into a built site, as one classic script: not all browsers support modules in workers. */
export async function writeServiceWorker(folder: string, hasFolders = false): Promise<void> {
  const plan = JSON.stringify(await planWorker(folder, hasFolders));
  const define = { __WORKER_PLAN__: plan, __PAGES_ARE_FOLDERS__: String(hasFolders) };
  await writeFile(join(folder, WORKER_FILE), await bundleScript(SOURCE, define));
  await retireFormerWorkers(folder);
}

/** Writes a `sw.js` that removes the workers of earlier releases from browsers (decision 144, Retired worker). */
export async function writeRetiredWorker(folder: string): Promise<void> {
  await writeFile(join(folder, WORKER_FILE), await bundleScript(RETIRED_SOURCE));
  await retireFormerWorkers(folder);
}

/** Serves a `sw.js` that removes the worker of a preview on the same port, and reloads open pages. */
export function serveDevWorker({ middlewares }: Pick<ViteDevServer, 'middlewares'>): void {
  const code = bundleScript(DEV_SOURCE);
  code.catch(() => undefined);
  middlewares.use(WORKER_FILE, (_request, response, next) => {
    code.then((text) => {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(text);
    }, next);
  });
}

/** The Astro integration of `npm run dev`. */
export const devWorker = (): AstroIntegration => ({
  name: 'dev-worker',
  hooks: { 'astro:server:setup': ({ server }) => serveDevWorker(server) },
});
