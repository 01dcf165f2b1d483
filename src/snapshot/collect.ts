/** Takes a snapshot: every call of the build, checked as a whole. */

import { md5 } from '#domain/md5.ts';
import type { Menu } from '#domain/menu.ts';
import type { PlaceCatalog } from '#domain/place.ts';
import type { FilterOptions, Product, ProductDetail } from '#domain/product.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import {
  fetchPlaceCatalog,
  fetchSettings,
  PLACES_PATH,
  SETTINGS_PATH,
} from '#services/store-api/configuration.ts';
import { fetchMenu, MENU_PATH } from '#services/store-api/menu.ts';
import { fetchNewProducts, NEW_PRODUCTS_PATH } from '#services/store-api/products.ts';
import { type Brand, brandsOf } from './brands.ts';
import { collectCatalogue } from './catalogue.ts';
import { refuseShrunk, rememberCount } from './catalogue-memory.ts';
import { collectDetails, type LeftOut } from './details.ts';
import { reportLines } from './report.ts';
import { demand, type RejectedRow, type Session, startSession } from './session.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { SnapshotSource } from './source.ts';

/** Everything that the pages of one build are made from. */
export type Snapshot = {
  readonly settings: SiteSettings;
  readonly menu: Menu;
  /** The whole catalogue; each has its detail. */
  readonly products: readonly Product[];
  readonly options: FilterOptions;
  /** By sku. */
  readonly details: ReadonlyMap<string, ProductDetail>;
  readonly newProducts: readonly Product[];
  readonly places: PlaceCatalog;
  readonly brands: readonly Brand[];
  /** md5 of menu and settings, for `version.json`. */
  readonly fingerprint: string;
  /** Articles whose detail could not be fetched, and rows that could not be read. */
  readonly leftOut: readonly LeftOut[];
  readonly rejected: readonly RejectedRow[];
};

/** Fetches and checks everything. Rejects with `SnapshotError`; a half-empty shop is never answered. */
export async function collectSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const session = startSession(source);
  const frame = await collectFrame(session);
  const { imageBase } = frame.settings;
  const catalogue = await collectCatalogue(session, imageBase);
  await refuseShrunk(source, catalogue.products.length);
  const arrivals = await demand(session, {
    path: NEW_PRODUCTS_PATH,
    run: (connection) => fetchNewProducts({ ...connection, imageBase }),
  });
  const { details, leftOut } = await collectDetails(session, catalogue.products, imageBase);
  const missing = new Set(leftOut.map(({ sku }) => sku));
  const isBuilt = ({ sku }: Product): boolean => !missing.has(sku);
  const products = catalogue.products.filter(isBuilt);
  const { rejected } = session;
  for (const line of reportLines(leftOut, rejected)) source.log(line);
  await rememberCount(source, catalogue.products.length);
  return {
    ...frame,
    ...catalogue,
    products,
    details,
    newProducts: arrivals.filter(isBuilt),
    brands: brandsOf(catalogue.options.brands, products),
    fingerprint: md5(JSON.stringify([frame.menu, frame.settings])),
    leftOut,
    rejected,
  };
}

type Frame = Pick<Snapshot, 'settings' | 'menu' | 'places'>;

/** What every page needs, whatever is sold. */
async function collectFrame(session: Session): Promise<Frame> {
  const [settings, menu, places] = await Promise.all([
    demand(session, { path: SETTINGS_PATH, run: fetchSettings }),
    demand(session, { path: MENU_PATH, run: fetchMenu }),
    demand(session, { path: PLACES_PATH, run: fetchPlaceCatalog }),
  ]);
  const { apiUrl } = session.source;
  if (menu.length === 0)
    throw new SnapshotError({ apiUrl, path: MENU_PATH }, 'it answered without any entry');
  if (places.municipalities.length === 0) {
    throw new SnapshotError({ apiUrl, path: PLACES_PATH }, 'it answered without any municipality');
  }
  return { settings, menu, places };
}
