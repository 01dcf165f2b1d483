/** The files of a built site. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageFacts, readPageFacts } from './page-facts.ts';

/** How many pages are in memory at once. */
const BATCH = 64;

/** All files of a folder, as paths inside it with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\/+/, ''))
    .sort();
}

/** The facts of every page of a built site. */
export async function readPages(folder: string): Promise<readonly PageFacts[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const pages: PageFacts[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    const read = async (file: string): Promise<PageFacts> =>
      readPageFacts(file, await readFile(join(folder, file), 'utf8'));
    pages.push(...(await Promise.all(batch.map(read))));
  }
  return pages;
}
