/**
 * One of the threads that make pages (`page-pool.ts`): it has the bundle and the snapshot of the build, and writes the pages
 * that it is given until it is ended, with their styles where they belong.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Snapshot } from '../../src/snapshot/collect.ts';
import { openDetailFile } from '../../src/snapshot/details/detail-table.ts';
import { withRelatedCards } from '../../src/snapshot/details/related-cards.ts';
import { type PageFacts, readPageFacts } from '../publish/page-facts.ts';
import type { FittedKind } from '../publish/page-styles.ts';
import { appOf, type HeadScript, type PageApp } from './page-app.ts';
import { keepPagesAsTexts, textOfPage } from './page-text.ts';
import { type StyleFitter, styleFitter } from './style-fitter.ts';

/** The styles of a route, as Astro has them. */
export interface RouteStyles {
  readonly component: string;
  styles: { depth: number; order: number; sheet: { type: string; content?: string } }[];
}

/** What a thread is given when it begins. */
export interface WorkerStart {
  /** Address of the bundle. */
  readonly entry: string;
  readonly snapshot: Omit<Snapshot, 'details' | 'inColors'>;
  /** The file in which the details of its articles stand. */
  readonly details: string;
  readonly scripts: readonly HeadScript[];
  /** The styles of routes, by the keys that Astro gives them. */
  readonly styles: ReadonlyMap<string, RouteStyles>;
  readonly known: ReadonlyMap<string, FittedKind>;
  /** Folder that the pages go to, and the origin that they are made for. */
  readonly site: string;
  readonly origin: string;
}

/** Pages that are wanted of a route: their paths, without an ending. */
export interface PageTask {
  readonly component: string;
  readonly paths: readonly string[];
}

/** A page that is as it will be. */
export interface DonePage {
  readonly file: string;
  readonly kind: string;
  readonly facts: PageFacts;
}

/** What came of a task, or of the end of all tasks. */
export type PageAnswer =
  | { readonly done: readonly DonePage[] }
  | { readonly path: string; readonly fault: unknown }
  | { readonly settled: ReadonlyMap<string, FittedKind> };

async function openApp({ entry, scripts, styles }: WorkerStart): Promise<PageApp> {
  keepPagesAsTexts();
  const app = appOf(await import(entry));
  if (!app) throw new Error('The bundle has no app.');
  // What is logged while a page is made goes where everything else goes.
  const destination = { write: ({ message }: { message: string }) => console.warn(message) };
  app.setInternals({ pagesByKeys: styles, entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts }, logger: { options: { destination, level: 'warn' } } });
  return app;
}

/**
 * Astro sorts and joins the sheets of a route for each of its pages; the sorting stays, so the joined sheet can, too. Nothing
 * is joined that Astro would keep apart.
 */
function joinSheets(route: RouteStyles | undefined): void {
  if (!route || route.styles.length < 2) return;
  const sheets = route.styles.map(({ sheet }) => (sheet.type === 'inline' ? sheet.content : undefined));
  if (sheets.some((css) => css === undefined || css.includes('@import'))) return;
  route.styles = [{ depth: -1, order: -1, sheet: { type: 'inline', content: sheets.join('') } }];
}

/**
 * A sheet that pages do not keep need not be put into each of them to be taken out again: a short name of it stands for it, once it is known
 * that they have a file in its place.
 */
function shortenSheet(route: RouteStyles | undefined, shorten: (css: string) => string): void {
  const [only, more] = route?.styles ?? [];
  if (only?.sheet.type !== 'inline' || more) return;
  only.sheet.content = shorten(only.sheet.content ?? '');
}

/** Most bytes that a character of a text becomes. */
const MOST_BYTES = 3;

/** Writes pages into a folder, whose folders it makes once, by way of one room for the bytes of all of them. */
function fileWriter(folder: string): (file: string, text: string) => void {
  const made = new Set<string>();
  let room = Buffer.alloc(0);
  return (file, text) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if (room.length < text.length * MOST_BYTES) room = Buffer.allocUnsafeSlow(text.length * MOST_BYTES * 2);
    writeFileSync(path, room.subarray(0, room.write(text)));
  };
}

type MakePage = (component: string, path: string) => Promise<DonePage | undefined>;

/** Makes a page; answers what is known of it where its styles are settled. */
function pageMaker(app: PageApp, fitter: StyleFitter, start: WorkerStart): MakePage {
  const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]));
  const styles = new Map([...start.styles.values()].map((each) => [each.component, each]));
  const write = fileWriter(start.site);
  return async (component, path) => {
    const routeData = routes.get(component);
    if (!routeData) throw new Error(`The bundle has no route ${component}.`);
    const file = `${path.slice(1)}.html`;
    // As Astro itself asks for the page of a file (`getUrlForPath`).
    const response = await app.render(new Request(new URL(`${path}.html`, start.origin)), { routeData });
    if (response.status !== 200) throw new Error(`It answered with ${response.status}.`);
    joinSheets(styles.get(component));
    const { html, kind } = await fitter.fit(file, textOfPage(response));
    write(file, html);
    if (kind !== undefined) shortenSheet(styles.get(component), (css) => fitter.shorten(css));
    return kind === undefined ? undefined : { file, kind, facts: readPageFacts(file, html) };
  };
}

async function work(start: WorkerStart): Promise<void> {
  const details = withRelatedCards(openDetailFile(start.details), start.snapshot);
  const taken = Promise.resolve({ ...start.snapshot, details, inColors: new Map() });
  globalThis.cachedSnapshot = { taken, at: Date.now(), framedAt: Date.now() };
  const fitter = styleFitter(start.known);
  const make = pageMaker(await openApp(start), fitter, start);
  const tell = (answer: PageAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on('message', async (task: PageTask | 'end') => {
    if (task === 'end') return tell({ settled: fitter.settled() });
    const done: DonePage[] = [];
    for (const path of task.paths) {
      try {
        const page = await make(task.component, path);
        if (page) done.push(page);
      } catch (fault) {
        return tell({ path, fault });
      }
    }
    tell({ done });
  });
}

await work(workerData);
