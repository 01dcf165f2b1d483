/** Makes pages with the app of a bundle, and writes them with their styles where they belong. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PageFacts, readPageFacts } from '../publish/page/page-facts.ts';
import type { FittedKind } from '../publish/page/page-styles.ts';
import type { PageApp } from './page-app.ts';
import type { WantedPage } from './page-order.ts';
import { textOfPage } from './page-text.ts';
import { styleFitter } from './style-fitter.ts';

/** The styles of a route, as Astro has them. */
export interface RouteStyles {
  readonly component: string;
  styles: { depth: number; order: number; sheet: { type: string; content?: string } }[];
}

/** Where pages go to, and what they are made with. */
export interface PagePlace {
  /** The styles of routes, by the keys that Astro gives them; they are changed. */
  readonly styles: ReadonlyMap<string, RouteStyles>;
  /** Kinds of pages whose styles stay where they are. */
  readonly known: ReadonlyMap<string, FittedKind>;
  /** Folder that the pages go to, and the origin that they are made for. */
  readonly site: string;
  readonly origin: string;
}

/** A page that is as it will be. */
export interface FinishedPage {
  readonly file: string;
  readonly kind: string;
  readonly facts: PageFacts;
}

/** Makes one page after the other. */
export interface PageRenderer {
  /** Makes a page; answers what is known of it where its styles are settled. */
  readonly make: (page: WantedPage) => Promise<FinishedPage | undefined>;
  /** The kinds whose styles are settled. */
  readonly settled: () => ReadonlyMap<string, FittedKind>;
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
 * Replaces a sheet that becomes a file by a short name while pages are rendered, so that it is not inserted and removed
 * again in each page.
 */
function shortenSheet(route: RouteStyles | undefined, shorten: (css: string) => string): void {
  const [only, more] = route?.styles ?? [];
  if (only?.sheet.type !== 'inline' || more) return;
  only.sheet.content = shorten(only.sheet.content ?? '');
}

/** Most bytes that a character of a text becomes. */
const MAX_BYTES = 3;

/** Writes pages into a folder, whose folders it makes once, by way of one room for the bytes of all of them. */
function fileWriter(folder: string): (file: string, text: string) => void {
  const made = new Set<string>();
  let room = Buffer.alloc(0);
  return (file, text) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if (room.length < text.length * MAX_BYTES) room = Buffer.allocUnsafeSlow(text.length * MAX_BYTES * 2);
    writeFileSync(path, room.subarray(0, room.write(text)));
  };
}

/** Astro imports the module of a route anew for each of its pages. */
function importOnce({ pageMap = new Map() }: PageApp['manifest']): void {
  for (const [component, load] of [...pageMap]) {
    let module: Promise<unknown> | undefined;
    pageMap.set(component, () => {
      module ??= load();
      return module;
    });
  }
}

/** A maker of pages with an app, which makes pages for nobody else from then on. */
export function createPageRenderer(app: PageApp, place: PagePlace): PageRenderer {
  importOnce(app.manifest);
  app.setInternals({ pagesByKeys: place.styles, entrySpecifierToBundleMap: new Map() });
  const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]));
  const styles = new Map([...place.styles.values()].map((each) => [each.component, each]));
  const fitter = styleFitter(place.known);
  const write = fileWriter(place.site);
  const make = async ({ component, path }: WantedPage): Promise<FinishedPage | undefined> => {
    const routeData = routes.get(component);
    if (!routeData) throw new Error(`The bundle has no route ${component}.`);
    const file = `${path.slice(1)}.html`;
    // As Astro itself asks for the page of a file (`getUrlForPath`).
    const response = await app.render(new Request(new URL(`${path}.html`, place.origin)), { routeData });
    if (response.status !== 200) throw new Error(`It answered with ${response.status}.`);
    joinSheets(styles.get(component));
    const { html, tags, kind } = await fitter.fit(file, textOfPage(response));
    write(file, html);
    if (kind !== undefined) shortenSheet(styles.get(component), (css) => fitter.shorten(css));
    return kind === undefined ? undefined : { file, kind, facts: readPageFacts(file, html, tags) };
  };
  return { make, settled: fitter.settled };
}
