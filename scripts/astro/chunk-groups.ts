/**
 * Groups modules into files, because small files cost more in requests than in bytes. Before the first interaction a
 * page runs `page` and its own script, which has copies of the small modules it needs (`private-copies.ts`). The first
 * tap loads `later`, `react`, `shop`, `views`, `services`, the texts of the page's language, and what only that feature
 * has.
 */

/** Code of every page before the first interaction. */
const EVERY_PAGE =
  /\/src\/(shell\/browser\/page|shared\/(hydration\/(start-island|import-chunk)|storage\/stored-text))\.ts$/;

/** Entry modules of page scripts, and the stateless modules that they share with later code. */
export const PRIVATE_COPIES =
  /\/src\/(features\/(account\/browser\/login-redirect|cart\/(browser\/stored-cart-start|store\/stored-main)|checkout\/browser\/checkout-page|document\/browser\/(not-found-language|offline-page)|payment\/browser\/(order-locale|payment-page)|product\/(browser\/(gallery\/start-gallery|newer-product-start|product)|rules\/picture-list)|saved\/(browser\/saved-page|store\/stored-saved-products))|shared\/(configuration\/page-format|hydration\/hold-and-replay|i18n\/(locales|paths)|storage\/stored-shape|text\/slug|toast\/toast-store))\.ts$/;

/** Code loaded at the first interaction, for all kinds of pages: one file is smaller than several requests. */
const LATER =
  /\/src\/(features\/(cart\/browser\/stored-cart-preview|catalogue\/browser\/(list-page|carousel)|product\/browser\/product-page)|shared\/(hydration\/mounts|money\/page-money)|shell\/browser\/page-later)\.ts$/;

/** React and the root of the islands. */
const REACT =
  /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|\/src\/shared\/(ui\/island\/(IslandBoundary|locale|use-shared|use-text)|hydration\/draw-root|money\/use-money)\.tsx?$/;

/** Modules without React: a preview of the cart loads before React. */
const PLAIN =
  /\/src\/(styles\/|(features\/[a-z]+|shell)\/(rules|api|store|browser)\/|shared\/((cache|clock|configuration|contact|html|http|i18n|menu|settings|storage|text|toast)\/|money\/(?!use-)[a-z-]+\.ts$|ui\/(dialogs\/)?[a-z-]+\.ts$))|\/node_modules\/(nanostores|zod)\//;

const QUICK_VIEW = /\/src\/features\/product\/ui\/quick-view\/QuickView\.tsx$/;

/** Interfaces available on every page. */
const ON_EVERY_PAGE =
  /\/src\/(features\/(product\/ui\/quick-view\/QuickView|cart\/ui\/MiniCart|search\/ui\/Suggestions)\.tsx|shared\/hydration\/hydrate-root\.ts)$/;

/** Interfaces of lists and product pages. */
const PRODUCTS =
  /\/src\/features\/((catalogue\/ui\/mount-list|product\/ui\/mount-product)\.tsx|saved\/browser\/card-product\.ts)$/;

/** Requests to the service and their error messages. */
const SERVICES = /\/src\/(features\/product\/store\/fetch-product|shared\/ui\/island\/failure-text)\.ts$/;

/**
 * Small components of several features, with their styles: Astro adds the styles of a whole file to each page that can
 * load one of them, so these get separate files that are never fetched.
 */
const SMALL_PARTS =
  /\/src\/(features\/(catalogue\/ui\/cards\/SavedCard|delivery\/ui\/DeliveryDates)|shared\/(form\/(FieldFrame|SelectField)|ui\/Badge))\.tsx$/;
const THEIR_STYLES =
  /\/src\/(?:shared\/(?:form|ui)|features\/product\/ui\/card)\/(Badge|Field|Product)(Card|Grid)?\.css$/;

/** Code that hydrates a product page, including the page of an unbuilt article. */
const PRODUCT_PARTS =
  /\/src\/features\/product\/ui\/(mount-product|buying\/(PurchaseBox|FreshNotice|use-fresh-product))\.tsx?$/;

/** Texts of those chunks. */
const TEXTS = /\/locales\/(es-GT|en)\/(shell|messages|cart|catalogue|product)\.json$/;

/** The bundler's module graph. */
type Modules = {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
};

/** A module and all modules that import it statically, directly or indirectly. */
function loadersOf(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) loadersOf(importer, modules, found);
  return found;
}

const isLoadedBy = (match: RegExp, id: string, modules: Modules): boolean =>
  [...loadersOf(id, modules)].some((loader) => match.test(loader));

/** Whether more than one entry or dynamic import loads this module. */
function isShared(id: string, modules: Modules): boolean {
  const starts = [...loadersOf(id, modules)].filter((loader) => {
    const info = modules.getModuleInfo(loader);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
  return starts.length > 1;
}

/** Names a group by a predicate. */
const named =
  (name: string, isIn: (id: string, modules: Modules) => boolean) =>
  (id: string, modules: Modules): string | null =>
    isIn(id, modules) ? name : null;

const isOfShop = (id: string, modules: Modules): boolean =>
  isLoadedBy(ON_EVERY_PAGE, id, modules) ||
  (isLoadedBy(PRODUCTS, id, modules) && !isLoadedBy(SERVICES, id, modules));

/** The quick view, modules shared with the mini-cart, and small components. */
const isOfViews = (id: string, modules: Modules): boolean =>
  SMALL_PARTS.test(id) ||
  isLoadedBy(QUICK_VIEW, id, modules) ||
  (isLoadedBy(ON_EVERY_PAGE, id, modules) && isShared(id, modules));

/** The groups in order of priority; a module belongs to the first match. */
export const chunkGroups = [
  { name: (id: string): string => `style-${THEIR_STYLES.exec(id)?.[1]}`, test: THEIR_STYLES, priority: 9 },
  { name: 'page', test: EVERY_PAGE, priority: 8 },
  { name: 'later', test: LATER, priority: 7 },
  { name: named('shop', isOfShop), test: PLAIN, priority: 6, minShareCount: 2 },
  // Lower priority than the plain modules that it imports.
  { name: 'react', test: REACT, priority: 5 },
  {
    name: named('services', (id, modules) => isLoadedBy(SERVICES, id, modules)),
    test: new RegExp(`${PLAIN.source}|${SERVICES.source}`),
    priority: 4,
    minShareCount: 2,
  },
  {
    name: named('views', isOfViews),
    test: /\/src\/((features\/[a-z]+|shell)\/ui|shared\/(form|hydration|money|ui))\//,
    priority: 3,
  },
  { name: 'mount-product', test: PRODUCT_PARTS, priority: 2 },
  { name: (id: string): string => `texts-${TEXTS.exec(id)?.[1]}`, test: TEXTS, priority: 1 },
];
