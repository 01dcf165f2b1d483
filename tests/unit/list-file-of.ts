/** The file of a list in the build's format, for answers of a fake host. */
import { toColumns } from '#features/catalogue/rules/list-file/columns.ts';
import { listedProduct } from '#features/catalogue/rules/list-file/listed-product.ts';
import type { Product } from '#features/product/rules/product.ts';

export const listFileOf = (...products: readonly Product[]) => ({
  columns: toColumns(products.map((product) => listedProduct(product, undefined))),
});
