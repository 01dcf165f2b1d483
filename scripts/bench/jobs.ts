/** The measurements of a run. */
import type { Browser } from '@playwright/test';
import { LOOPBACK } from './edge/link.ts';
import type { Stored } from './measure/browser.ts';
import { CONTROLS } from './measure/controls.ts';
import { MOMENTS, measureFirstTap } from './measure/first-tap.ts';
import { type FirstView, measureFirstView } from './measure/first-view.ts';
import { measureInteraction } from './measure/interaction.ts';
import { measureLoad } from './measure/lighthouse.ts';
import { HINTS, measureNextPage } from './measure/next-page.ts';
import { measureVisit } from './measure/visit.ts';
import type { BenchOptions, PageName, PartName } from './options.ts';
import type { Place } from './place.ts';
import type { Reading } from './report.ts';
import { fillCart } from './shopper.ts';

/** Lines of the cart in the measurement of interactions. */
const CART_LINES = 30;

/** One measurement. */
export interface Job {
  readonly name: string;
  readonly measure: () => Promise<readonly Reading[]>;
}

/** The browsers, servers and shoppers of the measurements. */
export interface Laboratory {
  readonly place: Place;
  readonly browser: Browser;
  /** A shopper with one article in the cart. */
  readonly stored: Stored;
}

/** The address of a page of the shop. */
function addressOf({ shop, skus }: Place, page: PageName): string {
  const paths: Readonly<Record<PageName, string>> = {
    home: '/',
    list: '/productos',
    product: `/producto/${skus[0]}`,
    cart: '/cart',
    checkout: '/checkout',
  };
  return shop + paths[page];
}

/** One page of every other kind that search engines may index. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  category: '/productos/hombre/zapatos',
  brand: '/marca/zarpaso',
  'landing page': '/colecciones/para-la-lluvia',
  about: '/nosotros',
  contact: '/contact',
  locations: '/ubicaciones',
  questions: '/preguntas-frecuentes',
  returns: '/politicas-de-devolucion',
  terms: '/terminos-y-condiciones',
  'home, English': '/en',
};

/** Places the floor's pages next to the shop's pages that they are compared with. */
function comparedWithFloor(place: Place, pages: readonly PageName[]): readonly (readonly [string, string])[] {
  const floor = (['list', 'product'] as const).map(
    (name) => [`floor: ${name}`, `${place.floor}/${name}`] as const,
  );
  const shop = pages.map((page) => [page, addressOf(place, page)] as const);
  return [floor[0], ...shop.slice(0, 2), floor[1], ...shop.slice(2)].filter((each) => each !== undefined);
}

function loads({ place }: Laboratory, pages: readonly (readonly [string, string])[]): readonly Job[] {
  return pages.map(([name, url]) => ({
    name: `load of ${name}`,
    measure: () => {
      place.edge.link.shape(LOOPBACK);
      return measureLoad(place.spki, name, url);
    },
  }));
}

/** Pages with the contents of the cart. */
const OF_THE_CART: readonly PageName[] = ['cart', 'checkout'];

function firstViews({ browser, place, stored }: Laboratory, pages: readonly PageName[]): readonly Job[] {
  const views: readonly FirstView[] = [
    ...comparedWithFloor(place, pages).map(([row, url]) => ({ row, url })),
    ...OF_THE_CART.filter((page) => pages.includes(page)).map((page) => ({
      row: `${page}, with an article`,
      url: addressOf(place, page),
      stored,
    })),
  ];
  return views.map((view) => ({
    name: `first view of ${view.row}`,
    measure: () => measureFirstView(browser, place, view),
  }));
}

/** The jobs of some parts and pages. */
export function jobsOf(
  laboratory: Laboratory,
  { pages, parts }: Pick<BenchOptions, 'pages' | 'parts'>,
): readonly Job[] {
  const { place, browser, stored } = laboratory;
  const controls = CONTROLS.filter(({ page }) => pages.includes(page));
  const stageOf = (page: PageName) => ({ browser, place, stored, url: addressOf(place, page) });
  const all: Readonly<Record<PartName, () => readonly Job[]>> = {
    load: () => loads(laboratory, comparedWithFloor(place, pages)),
    types: () =>
      loads(
        laboratory,
        Object.entries(OTHER_TYPES).map(([name, path]) => [name, place.shop + path]),
      ),
    view: () => firstViews(laboratory, pages),
    rest: () =>
      pages.map((page) => ({
        name: `rest of ${page}`,
        measure: () => measureVisit(browser, place, page, addressOf(place, page)),
      })),
    tap: () =>
      controls
        .filter(({ isTimed }) => isTimed)
        .flatMap((control) =>
          MOMENTS.map((moment) => ({
            name: `first tap: ${control.label}, ${moment}`,
            measure: () => measureFirstTap(stageOf(control.page), control, moment),
          })),
        ),
    next: () =>
      pages.includes('list')
        ? HINTS.map((hint) => ({
            name: `next page: ${hint}`,
            measure: () => measureNextPage(place, hint),
          }))
        : [],
    inp: () =>
      controls.map((control) => {
        const stage = { ...stageOf(control.page), stored: fillCart(stored, CART_LINES) };
        const url = control.path ? place.shop + control.path : stage.url;
        return {
          name: `interaction: ${control.label}`,
          measure: () => measureInteraction({ ...stage, url }, control),
        };
      }),
  };
  return parts.flatMap((part) => all[part]());
}

/** The results of all runs, and the failed measurements. */
export interface Found {
  readonly readings: readonly Reading[];
  readonly problems: readonly string[];
}

/**
 * Runs all jobs several times, alternating the direction, so that no job is always measured on a warmer machine.
 * @param tell is called before each job
 */
export async function runJobs(
  jobs: readonly Job[],
  runs: number,
  tell: (text: string) => void,
): Promise<Found> {
  const readings: Reading[] = [];
  const problems: string[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, measure } of run % 2 === 1 ? jobs : jobs.toReversed()) {
      tell(`run ${run} of ${runs}: ${name}`);
      try {
        readings.push(...(await measure()));
      } catch (error) {
        const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        problems.push(`${name} (run ${run}): ${line}`);
      }
    }
  }
  return { readings, problems };
}
