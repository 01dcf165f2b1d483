/** The files of a built site. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillFacts } from '../../src/shared/i18n/facts/facts.ts';
import { readFacts } from '../../src/shared/i18n/facts/read-facts.ts';
import { type PageFacts, readPageFacts } from './page/page-facts.ts';

/** Pages read at a time: enough for the disk and the processor to work in parallel. */
const PARALLEL = 8;

/** All files of a folder, as sorted paths relative to it, with forward slashes. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\/+/, ''))
    .sort();
}

/** Calls a function for each page, a few at a time. */
async function eachPage(
  folder: string,
  files: readonly string[],
  work: (file: string, html: string) => Promise<void> | void,
): Promise<void> {
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) await work(file, await readFile(join(folder, file), 'utf8'));
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, files.length) }, worker));
}

/** The facts of every page of a built site. */
export async function readPages(folder: string): Promise<readonly PageFacts[]> {
  const pages: PageFacts[] = [];
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  await eachPage(folder, files, (file, html) => void pages.push(readPageFacts(file, html)));
  return pages;
}

/** Copies `locales/` of the project into a built site, with the facts filled in. */
export async function copyTexts(root: string, site: string): Promise<void> {
  const facts = readFacts(root);
  for (const file of await listFiles(join(root, 'locales'))) {
    const to = join(site, 'locales', file);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, fillFacts(await readFile(join(root, 'locales', file), 'utf8'), facts));
  }
}
