/** The files of a built site. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageFacts, readPageFacts } from './page/page-facts.ts';

/** How many pages are in memory at once: enough for the disk and the processor to work at the same time. */
const AT_ONCE = 8;

/** All files of a folder, as paths inside it with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\/+/, ''))
    .sort();
}

/** Does something with each of some pages, a few at a time. */
export async function eachPage(
  folder: string,
  files: readonly string[],
  work: (file: string, html: string) => Promise<void> | void,
): Promise<void> {
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) await work(file, await readFile(join(folder, file), 'utf8'));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, files.length) }, worker));
}

/** The facts of every page of a built site. */
export async function readPages(folder: string): Promise<readonly PageFacts[]> {
  const pages: PageFacts[] = [];
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  await eachPage(folder, files, (file, html) => void pages.push(readPageFacts(file, html)));
  return pages;
}
