/** Takes a snapshot: makes every call of the build and checks the answers together. */

import { fetchNewProducts, NEW_PRODUCTS_PATH } from '#features/catalogue/api/products.ts';
import { byRelevance } from '#features/catalogue/rules/sort.ts';
import { md5 } from '#features/checkout/rules/md5.ts';
import {
  fetchPlaceCatalog,
  fetchSettings,
  PLACES_PATH,
  SETTINGS_PATH,
} from '#features/delivery/api/configuration.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import type { PackedPictures } from '#features/product/rules/color-pictures.ts';
import { isPageName } from '#features/product/rules/page-name.ts';
import type { FilterOptions, Product, ProductDetail } from '#features/product/rules/product.ts';
import { fetchMenu, MENU_PATH } from '#shared/menu/fetch-menu.ts';
import { flattenMenu, type Menu } from '#shared/menu/menu.ts';
import type { SettingNote, SiteSettings } from '#shared/settings/site-settings.ts';
import { rejectShrunkCatalogue, saveArticleCount } from './article-count.ts';
import { type Brand, brandsOf } from './brands.ts';
import { collectCatalogue } from './catalogue.ts';
import type { DetailTable } from './details/detail-table.ts';
import { allowedFailures, collectDetails } from './details/details.ts';
import { type SnapshotDetails, withRelatedCards } from './details/related-cards.ts';
import type { Repeated } from './details/repeated.ts';
import { cardOf, type ShownArticle } from './details/shown-article.ts';
import { reportLines } from './report.ts';
import { demand, type Session, startSession } from './session.ts';
import { withSharedLists } from './shared-lists.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { LeftOut, RejectedRow, SnapshotFault } from './snapshot-fault.ts';
import type { SnapshotSource } from './source.ts';

/** A larger menu cannot be built into every page (decision 100, Menu size). */
const MAX_MENU_ENTRIES = 5000;

/** The data that the pages of one build are made from. */
export type Snapshot = {
  readonly settings: SiteSettings;
  /** System parameters that could not be used as sent. */
  readonly settingNotes: readonly SettingNote[];
  readonly menu: Menu;
  /** The whole catalogue by relevance; the article's detail says which variants are sold out. */
  readonly products: readonly Product[];
  readonly options: FilterOptions;
  readonly details: SnapshotDetails;
  /** The pictures of articles by colour, where they differ, by sku; lists show them. */
  readonly inColors: ReadonlyMap<string, PackedPictures>;
  readonly newProducts: readonly Product[];
  readonly places: PlaceCatalog;
  readonly brands: readonly Brand[];
  /** md5 of menu and settings, for `version.json`. */
  readonly fingerprint: string;
  /** Articles whose detail could not be fetched, and unreadable rows. */
  readonly leftOut: readonly LeftOut[];
  readonly rejected: readonly RejectedRow[];
  /** Skus of articles without a page, and rows that repeat the name of an earlier row. */
  readonly unnamed: readonly string[];
  readonly repeated: readonly Repeated[];
};

/** Fetches and checks everything. Rejects with `SnapshotError` if the data are incomplete. */
export async function collectSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const session = startSession(source);
  const frame = await collectFrame(session);
  const { imageBase } = frame.settings;
  const catalogue = await collectCatalogue(session, imageBase);
  await rejectShrunkCatalogue(source, catalogue.products.length);
  const arrivals = await demand(session, {
    path: NEW_PRODUCTS_PATH,
    run: (connection) => fetchNewProducts({ ...connection, imageBase }),
  });
  const details: DetailTable = source.openDetails?.() ?? new Map<string, ProductDetail>();
  const shown = new Map<string, ShownArticle>();
  const allowed = allowedFailures(catalogue.products.length, source.failureShare);
  const leftOut = await collectDetails(session, catalogue.products, imageBase, { details, shown, allowed });
  const missing = new Set(leftOut.map(({ sku }) => sku));
  const products = byRelevance(
    withSharedLists(catalogue.products.flatMap(({ sku }) => shown.get(sku)?.card ?? [])),
  );
  const { rejected, repeated } = session;
  const unnamed = products.map(({ sku }) => sku).filter((sku) => !isPageName(sku));
  const shortcomings = { leftOut, rejected, unnamed, repeated };
  for (const line of reportLines({ ...shortcomings, settingNotes: frame.settingNotes })) source.log(line);
  await saveArticleCount(source, catalogue.products.length);
  return {
    ...frame,
    ...catalogue,
    products,
    details: withRelatedCards(details, { products }),
    inColors: new Map(
      Array.from(shown).flatMap(([sku, { pictures }]) => (pictures ? [[sku, pictures] as const] : [])),
    ),
    newProducts: arrivals
      .filter(({ sku }) => !missing.has(sku))
      .map((product) => cardOf(product, details.get(product.sku))),
    brands: brandsOf(catalogue.options.brands, products),
    fingerprint: md5(JSON.stringify([frame.menu, frame.settings])),
    ...shortcomings,
  };
}

type Frame = Pick<Snapshot, 'settings' | 'settingNotes' | 'menu' | 'places'>;

/** The same snapshot with the current menu and parameters, so that `astro dev` shows an editor's changes. */
export async function withFreshFrame(snapshot: Snapshot, source: SnapshotSource): Promise<Snapshot> {
  return { ...snapshot, ...(await collectFrame(startSession(source))) };
}

/** Fetches and checks the data that do not depend on the articles: parameters, menu and places. */
async function collectFrame(session: Session): Promise<Frame> {
  const [{ settings, notes }, menu, places] = await Promise.all([
    demand(session, { path: SETTINGS_PATH, run: fetchSettings }),
    demand(session, { path: MENU_PATH, run: fetchMenu }),
    demand(session, { path: PLACES_PATH, run: fetchPlaceCatalog }),
  ]);
  const refuse = (path: string, fault: SnapshotFault): never => {
    throw new SnapshotError({ apiUrl: session.source.apiUrl, path }, fault);
  };
  const entries = flattenMenu(menu).length;
  if (entries === 0) refuse(MENU_PATH, { kind: 'menu-empty' });
  if (entries > MAX_MENU_ENTRIES) refuse(MENU_PATH, { kind: 'menu-large', entries });
  if (isUnset(settings) && notes.length === 0) refuse(SETTINGS_PATH, { kind: 'parameters-empty' });
  if (places.municipalities.length === 0) refuse(PLACES_PATH, { kind: 'places-empty' });
  return { settings, settingNotes: notes, menu, places };
}

/** Whether all settings are empty except the picture base, which has a default. */
function isUnset({ imageBase: _, ...told }: SiteSettings): boolean {
  return Object.values(told).every((value) => value === '');
}
