/** The pages of lists with filters, and the digests that decide which an incremental build renders again. */

import type { Snapshot } from '#build/snapshot/collect.ts';
import { digestOf, digestOfEach } from '#build/snapshot/digest.ts';
import { cachedDigest, changedPages, layoutDigest } from '#build/snapshot/unchanged-pages.ts';
import {
  countedFacets,
  facetNames,
  pageCount,
  productsOfPage,
} from '#features/catalogue/ui/listing/listing.ts';
import type { Product } from '#features/product/rules/product.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { builtFile } from '#shared/i18n/paths.ts';
import { isSellable } from '#shared/money/price.ts';

/** A list of products; `category` is the link slug of its category, '' for any other list. */
type List = { readonly category: string; readonly products: readonly Product[] };

/** A page of a list, numbered from 1; `name` is its address below the folder of the route. */
type ListPage<Some extends List> = {
  readonly name: string;
  readonly list: Some;
  readonly page: number;
};

type Route<Some extends List> = {
  readonly folder: string;
  readonly nameOf: (list: Some, page: number) => string;
  /** The other data of the pages of a list. */
  readonly shown: (list: Some) => readonly unknown[];
};

/** The filters of the list of all products, counted once per snapshot, because counting is slow. */
export const facetsOfAll = memoize(({ products, menu, options }: Snapshot) =>
  countedFacets(products, facetNames(menu, options), ''),
);

/** The pages of some lists in both languages that have to be rendered, each with the filters of its list. */
export function listPages<Some extends List>(
  snapshot: Snapshot,
  lists: readonly Some[],
  { folder, nameOf, shown }: Route<Some>,
) {
  const layout = layoutDigest(snapshot);
  const names = facetNames(snapshot.menu, snapshot.options);
  const facetsOf = memoize(({ products, category }: Some) =>
    products === snapshot.products ? facetsOfAll(snapshot) : countedFacets(products, names, category),
  );
  // Memoized, because counting filters is the slowest step before the pages.
  const digestOfList = memoize((list: Some) => {
    const { products, category } = list;
    const counted = digestOf(['filters', names, category, digestOfEach(products)]);
    const filters = cachedDigest(counted, () => facetsOf(list));
    return digestOf([layout, filters, products.length, products.some(isSellable), shown(list)]);
  });
  const madeFrom = memoize(({ list, page }: ListPage<Some>) =>
    digestOf([digestOfList(list), digestOfEach(productsOfPage(list.products, page))]),
  );
  const pages = lists.flatMap((list) =>
    Array.from({ length: pageCount(list.products.length) }, (_, index): ListPage<Some> => {
      const page = index + 1;
      return { name: nameOf(list, page), list, page };
    }),
  );
  return locales.flatMap((locale: Locale) =>
    changedPages(
      pages.filter(({ name }) => name !== ''),
      (each) => ({ file: builtFile(locale, `${folder}/${each.name}`), madeFrom: madeFrom(each) }),
    ).map(({ name, list, page }) => ({
      name,
      props: { locale, ...list, page, facets: () => facetsOf(list) },
    })),
  );
}
