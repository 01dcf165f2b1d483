/**
 * Which feature of a floor may import which (decision 103, Floors). The floors have the same rooms, one a feature; inside a
 * floor imports point down this list, so that no two features need one another. `import type` counts.
 */
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

/** The features, the lowest first: one may import itself and those before it. */
const FEATURES: readonly string[] = [
  'storage',
  'page',
  'money',
  'form',
  'delivery',
  'account',
  'product',
  'cart',
  'catalogue',
  'search',
  'saved',
  'checkout',
  'payment',
  'document',
  'home',
];

/** Floors whose folders are features. */
const FLOORS: readonly string[] = [
  'domain',
  'services/schemas',
  'stores',
  'modules',
  'islands',
  'ui',
  'components',
];

/** Files that put features together, and what of. */
export const ASSEMBLIES: Readonly<Record<string, string>> = {
  'shell/ui/Header.astro': 'the head of every page: search, cart, account, favourites, currency',
  'shell/ui/Footer.astro': 'the foot of every page, with the choice of a currency',
  'shell/ui/menu/MenuDialog.astro': 'on a phone the menu holds the search and the favourites too',
  'features/product/ui/ProductView.astro': "a product's page ends with what was seen lately",
  'shell/browser/page.ts': 'starts what every page needs at once',
  'shell/browser/page-later.ts': 'starts what every page needs once somebody is there',
  'features/product/browser/product-page.ts': "a product's page is remembered as seen lately",
  'features/account/ui/AccountPage.tsx': "the account's page lists its orders",
  'features/catalogue/store/understood-list.ts': 'a list of what a search was understood to ask for',
  'features/account/store/session.ts': 'who logs in takes over the draft of the checkout',
  'features/account/store/next-customer.ts': 'a login or logout clears what each feature knows of a person',
};

/** The floor and the feature of a file; undefined where its floor has none. */
function placeOf(path: string): { readonly floor: string; readonly feature: string } | undefined {
  const floor = FLOORS.find((each) => path.startsWith(`${each}/`));
  if (floor === undefined) return undefined;
  const rest = path.slice(floor.length + 1).split('/');
  return rest.length > 1 ? { floor, feature: rest[0] ?? '' } : undefined;
}

function checkFile(file: SourceFile): readonly Finding[] {
  const place = placeOf(file.path);
  if (!place) return [];
  const name = `src/${file.path}`;
  const rank = FEATURES.indexOf(place.feature);
  if (rank < 0) return [{ file: name, message: `the feature table has no ${place.feature}` }];
  if (file.path in ASSEMBLIES) return [];
  return file.imports.flatMap(({ target, specifier }) => {
    const wanted = target === undefined ? undefined : placeOf(target);
    const isAllowed = !wanted || wanted.floor !== place.floor || FEATURES.indexOf(wanted.feature) <= rank;
    return isAllowed
      ? []
      : [{ file: name, message: `${place.feature} imports ${specifier}, which stands above it` }];
  });
}

/** Imports within a floor that point up the list, features it does not know, and assemblies that are gone. */
export function auditFeatures(files: readonly SourceFile[]): readonly Finding[] {
  const known = new Set(files.map(({ path }) => path));
  const gone = Object.keys(ASSEMBLIES)
    .filter((path) => !known.has(path))
    .map((path) => ({ file: `src/${path}`, message: 'stands in the feature table and is gone' }));
  return [...gone, ...files.flatMap(checkFile)];
}
