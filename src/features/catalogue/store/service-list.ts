/** A list that the service is asked for: loaded for it alone, because most lists are files of the build. */

import { storeApi } from '#features/account/store/customer.ts';
import { type FoundProducts, filterProducts, searchProducts } from '#features/catalogue/api/products.ts';
import type { Answer } from '#shared/http/failure.ts';

/** What is asked: the articles of a term, or those that match a filter document. `imageBase` as in `SiteSettings`. */
export type ServiceList = { readonly imageBase: string } & (
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'filter'; readonly xml: string }
);

/** Asks the service. */
export function fetchServiceList(list: ServiceList): Promise<Answer<FoundProducts>> {
  const connection = { ...storeApi(), imageBase: list.imageBase };
  return list.kind === 'search'
    ? searchProducts(connection, list.term)
    : filterProducts(connection, list.xml);
}
