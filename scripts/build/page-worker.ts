/** A thread that renders pages (`render-pages.ts`) with the bundle and the snapshot, and writes them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { BuildContext, PageDigests } from '../../src/build/context.ts';
import { type PageFacts, readPageFacts } from '../publish/page/page-facts.ts';
import type { PageRequest } from './routes.ts';

/** The data of a thread at its start. */
export interface WorkerStart {
  /** Path of the bundle's entry. */
  readonly entry: string;
  readonly context: BuildContext;
  /** The output folder. */
  readonly site: string;
}

/** All pages to render, and the data that they share. */
export interface PageList {
  readonly pages: readonly PageRequest[];
  readonly digests: Pick<PageDigests, 'now' | 'newCache'> | undefined;
  readonly sheets: ReadonlyMap<string, string>;
  readonly scripts: readonly string[];
}

/** A written file; pages have `facts`. */
export interface RenderedFile {
  readonly file: string;
  readonly facts: PageFacts | undefined;
}

export type WorkerTask = 'list' | readonly PageRequest[];
export type WorkerAnswer =
  | { readonly list: PageList }
  | { readonly rendered: readonly RenderedFile[] }
  | { readonly fault: string };

const { entry, context, site }: WorkerStart = workerData;
const { openShop }: typeof import('./server-entry.ts') = await import(pathToFileURL(entry).href);
const shop = openShop(context);

async function renderFile(page: PageRequest): Promise<RenderedFile> {
  const { file } = page;
  const bytes = await shop.render(page);
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), bytes);
  return { file, facts: file.endsWith('.html') ? readPageFacts(file, bytes.toString()) : undefined };
}

async function work(task: WorkerTask): Promise<WorkerAnswer> {
  if (task === 'list') {
    const pages = await shop.list();
    return { list: { pages, digests: context.digests, sheets: shop.sheets, scripts: shop.scripts } };
  }
  const rendered: RenderedFile[] = [];
  for (const page of task) {
    try {
      rendered.push(await renderFile(page));
    } catch (error) {
      throw new Error(`${page.pathname} could not be rendered: ${String(error)}`, { cause: error });
    }
  }
  return { rendered };
}

parentPort?.on('message', (task: WorkerTask) => {
  work(task).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) =>
      parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
