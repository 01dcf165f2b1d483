/** The products of a list, from the file of the build. */

import { listFile } from '../../../src/features/catalogue/api/wire/list-file.ts';
import type { Product } from '../../../src/features/product/rules/product.ts';
import { ORIGINS } from '../fixtures/shop.ts';

/** @param category link slug */
export async function listedProducts(category: string): Promise<readonly Product[]> {
  const response = await fetch(`${ORIGINS.shop}/datos/productos/${category}.json`);
  return listFile.parse(await response.json()).products;
}
