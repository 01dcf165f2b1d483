/** Sample articles of the sandbox, one of each kind, looked up once for each worker. */
import { slugOf } from '../../../src/shared/text/slug.ts';
import { ORIGINS } from '../fixtures/shop.ts';

export interface Samples {
  /** An article with pictures, variants and stock, and its page's texts. */
  readonly sku: string;
  readonly name: string;
  readonly skuWithoutPictures: string;
  readonly nameWithoutPictures: string;
  /** Slug of the first article's brand. */
  readonly brand: string;
  readonly brandName: string;
}

interface Row {
  readonly Sku: string;
  readonly Nombre_Comercial: string;
  readonly Imagen_1: string;
  readonly Cantidad: number | string;
  readonly Marca: string;
  readonly Tallas: readonly string[];
}

const isBuyable = (row: Row): boolean =>
  Boolean(row.Imagen_1) && Number(row.Cantidad) > 20 && row.Tallas.length > 1 && row.Marca !== '';

async function find(): Promise<Samples> {
  const response = await fetch(`${ORIGINS.sandbox}/api/v1/items/menu`);
  const { data }: { readonly data: { readonly articulos: readonly Row[] } } = await response.json();
  const product = data.articulos.find(isBuyable);
  const bare = data.articulos.find((row) => !row.Imagen_1);
  if (!product || !bare) throw new Error('the sandbox sells nothing of a kind that the tests need');
  const { Sku: sku, Nombre_Comercial: name, Marca } = product;
  const without = { skuWithoutPictures: bare.Sku, nameWithoutPictures: bare.Nombre_Comercial };
  return { sku, name, ...without, brand: slugOf(Marca), brandName: Marca };
}

let found: Promise<Samples> | undefined;

export function samples(): Promise<Samples> {
  found ??= find();
  return found;
}
