/** The file of a list as the build writes it, for answers of a faked host. */
import { toColumns } from '#domain/catalogue/list-file/columns.ts';
import { listedProduct } from '#domain/catalogue/list-file/listed-product.ts';
import type { Product } from '#domain/product/product.ts';

export const listFileOf = (...products: readonly Product[]) => ({
  columns: toColumns(products.map((product) => listedProduct(product, undefined))),
});
