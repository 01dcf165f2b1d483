/** What a list holds, by the file that the build wrote for it. */
import type { Product } from '../../../src/domain/product/product.ts';
import { listFile } from '../../../src/services/schemas/catalogue/list-file.ts';
import { ORIGINS } from '../fixtures/shop.ts';

/** @param category link slug */
export async function listedProducts(category: string): Promise<readonly Product[]> {
  const response = await fetch(`${ORIGINS.shop}/datos/productos/${category}.json`);
  return listFile.parse(await response.json()).products;
}
