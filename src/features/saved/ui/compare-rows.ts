/** The rows of the comparison: the values of each product, and whether they differ. */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import type { DetailState } from '#features/saved/store/compared-details.ts';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';

export type CompareRow = {
  readonly key: string;
  readonly name: string;
  /** One for each product, '' while or where it is not known. */
  readonly cells: readonly string[];
  readonly differs: boolean;
};

type Compared = { readonly product: SavedProduct; readonly detail: DetailState | undefined };

function isDetail(detail: DetailState | undefined): detail is ProductDetail {
  return typeof detail === 'object';
}

function colorsOf({ productColors, colors }: ProductDetail, locale: Locale): string {
  const names = productColors.length > 0 ? productColors.map(({ name }) => name) : colors;
  return names.map((name) => translateCatalogTerm(locale, 'color', name).text).join(', ');
}

function sizesOf({ productSizes, sizes }: ProductDetail, locale: Locale): string {
  const names = productSizes.length > 0 ? productSizes.map(({ name }) => name) : sizes;
  return names.map((name) => translateCatalogTerm(locale, 'size', name).text).join(', ');
}

/** Rows whose cells are lists. */
const LISTS = new Set(['colors', 'sizes']);

/** Colours and sizes in another order are the same ones. */
function inOrder(cell: string): string {
  return cell.split(', ').toSorted().join(', ');
}

/** Every attribute of the products side by side; `format` prints cents of GTQ. */
export function compareRows(
  compared: readonly Compared[],
  { t, locale }: { readonly t: Text<'catalogue'>; readonly locale: Locale },
  format: (cents: number) => string,
): readonly CompareRow[] {
  const row = (key: string, name: string, cells: readonly string[]): CompareRow => {
    const known = cells.filter((cell) => cell !== '');
    return { key, name, cells, differs: new Set(LISTS.has(key) ? known.map(inOrder) : known).size > 1 };
  };
  const told = (key: string, name: string, tell: (detail: ProductDetail) => string): CompareRow =>
    row(
      key,
      name,
      compared.map(({ detail }) => (isDetail(detail) ? tell(detail) : '')),
    );
  const prices = compared.map(({ product, detail }) =>
    format(priceAfterDiscount(isDetail(detail) ? detail : product)),
  );
  return [
    row('price', t('compare.price'), prices),
    told('brand', t('compare.brand'), ({ brand }) => brand),
    told('colors', t('compare.colors'), (detail) => colorsOf(detail, locale)),
    told('sizes', t('compare.sizes'), (detail) => sizesOf(detail, locale)),
    told('stock', t('compare.stock'), ({ stock }) => t(stock > 0 ? 'compare.yes' : 'compare.no')),
    told('description', t('compare.details'), ({ shortDescription }) => shortDescription),
  ];
}
