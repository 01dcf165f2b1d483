/**
 * Makes the pages of articles and lists on all processors (decision 164, Pages by all processors): threads that have the
 * bundle and the snapshot of the build write them, while Astro makes everything else as always.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroPrerenderer, RouteData } from 'astro';
import { isDetailFile } from '../../src/build/snapshot/details/detail-table.ts';
import { notifyFilesWritten } from '../incremental/notify-files-written.ts';
import type { FittedKind } from '../publish/page/page-styles.ts';
import { appOfPrerenderer, entryOf } from './page-app.ts';
import { inBuildOrder, type WantedPage } from './page-order.ts';
import { type PagePool, type RenderedPages, startPages } from './page-pool.ts';
import type { RouteStyles } from './page-renderer.ts';
import type { WorkerStart } from './page-worker.ts';

/** Routes with a page for each article or list: the only ones whose number grows, and none has pictures of the project. */
const MANY =
  /^src\/pages\/\[\.\.\.locale\]\/(producto\/\[sku\]|productos\/\[\.\.\.category\]|marca\/\[\.\.\.slug\])\.astro$/;
/** Data files, which need no pages: they are compressed while pages are rendered. */
const DATA = /^src\/pages\/datos\//;
/** Fewer pages are made before a thread has begun. */
const WORTHWHILE = 300;
/** More only take memory from each other. */
const MAX_THREADS = 8;

/** What a build knows. */
export interface PrerenderRequest {
  readonly config: Pick<AstroConfig, 'outDir' | 'root' | 'site'>;
  /** The styles of each route, which Astro completes until pages are made. */
  readonly styles: ReadonlyMap<string, RouteStyles>;
  /** Kinds of pages whose styles stay where they are; asked once the routes have named their pages. */
  readonly known: () => ReadonlyMap<string, FittedKind>;
  /** Is given what the threads have made. */
  readonly take: (made: RenderedPages) => void;
  /** Is given the scripts that Astro prints before islands, one for each client directive. */
  readonly takeScripts: (scripts: Iterable<string>) => void;
  readonly log: (line: string) => void;
}

type Paths = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>;

const isData = ({ component }: RouteData): boolean => DATA.test(component);

/** What the threads begin with; undefined where this Astro does not have it. */
async function startOf(
  prerenderer: AstroPrerenderer,
  { config, styles, known }: PrerenderRequest,
): Promise<WorkerStart | undefined> {
  const app = appOfPrerenderer(prerenderer);
  const entry = entryOf(config);
  const snapshot = await globalThis.cachedSnapshot?.taken;
  if (!app || entry === undefined || !snapshot || !isDetailFile(snapshot.details)) return undefined;
  const { settings, origin } = app.getOptions();
  // Threads make no files of data.
  const { details, inColors: _, ...rest } = snapshot;
  return {
    entry,
    snapshot: rest,
    details: details.share(),
    scripts: settings.scripts.map(({ stage, content }) => ({ stage, content })),
    styles: new Map(
      Array.from(styles, ([key, route]) => [key, { component: route.component, styles: route.styles }]),
    ),
    known: known(),
    site: fileURLToPath(config.outDir),
    origin,
  };
}

const pageOf = ({ pathname, route }: Paths[number]): WantedPage => ({
  component: route.component,
  path: pathname,
});

/** Reads the modules of all pages, while the answers are still awaited that they are made from. */
function importPages(prerenderer: AstroPrerenderer): void {
  const modules = appOfPrerenderer(prerenderer)?.manifest.pageMap?.values() ?? [];
  // The page's renderer receives the error.
  for (const load of modules) load().catch(() => undefined);
}

/** How many threads make so many pages; `asked` is what a host has set. */
export function threadsFor(pages: number, asked: number | undefined): number {
  if (asked !== undefined) return asked;
  return pages < WORTHWHILE ? 1 : Math.min(availableParallelism(), MAX_THREADS);
}

/**
 * Astro's prerenderer with worker threads.
 * @param asked number of threads; as many as are worthwhile without it
 */
export function withWorkerThreads(
  prerenderer: AstroPrerenderer,
  request: PrerenderRequest,
  asked: number | undefined,
): AstroPrerenderer {
  const { take, log } = request;
  let pool: PagePool | undefined;
  let isBroken = false;
  /** Data files that were not reported yet. */
  let data: readonly string[] = [];
  /** With the first page those before it are written, too. */
  const reportDataFiles = (route: RouteData): void => {
    if (data.length === 0 || isData(route)) return;
    notifyFilesWritten(data);
    data = [];
  };
  return {
    ...prerenderer,
    getStaticPaths: async () => {
      importPages(prerenderer);
      request.takeScripts(appOfPrerenderer(prerenderer)?.manifest.clientDirectives?.values() ?? []);
      const all = await prerenderer.getStaticPaths();
      const { first = [], rest = [] } = Object.groupBy(all, ({ route }) =>
        isData(route) ? 'first' : 'rest',
      );
      const paths = [...first, ...rest];
      data = first.map(({ pathname }) => pathname.replace(/^\//, ''));
      const isOfMany = ({ route }: Paths[number]): boolean => MANY.test(route.component);
      const many = paths.filter(isOfMany);
      const threads = threadsFor(many.length, asked);
      if (threads < 2 || many.length === 0) return paths;
      const start = await startOf(prerenderer, request);
      if (!start) {
        log('one thread makes all pages: the app was not found in this Astro');
        return paths;
      }
      log(`${many.length} pages of articles and lists are made by ${threads} threads`);
      pool = startPages(threads, start, inBuildOrder(many.map(pageOf)));
      return paths.filter((path) => !isOfMany(path));
    },
    render: async (request, options) => {
      try {
        const rendered = await prerenderer.render(request, options);
        reportDataFiles(options.routeData);
        return rendered;
      } catch (error) {
        isBroken = true;
        throw error;
      }
    },
    teardown: async () => {
      const app = appOfPrerenderer(prerenderer);
      // A build that has failed needs no more pages.
      if (isBroken || !app) await pool?.end();
      else if (pool) take(await pool.finish(app));
      await prerenderer.teardown?.();
    },
  };
}
