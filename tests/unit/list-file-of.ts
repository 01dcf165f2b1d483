/** The file of a list in the build's format, for answers of a fake host. */
import { listedProduct } from '#features/catalogue/rules/list-file.ts';
import type { Product } from '#features/product/rules/product.ts';
import { toColumns } from '#shared/codec/columns.ts';

export const listFileOf = (...products: readonly Product[]) => ({
  columns: toColumns(products.map((product) => listedProduct(product, undefined))),
});
