/** The sandbox's detail of an article, in the wire format. */
import { CATALOGUE_RANGES } from '../fixtures/catalogue-ranges.ts';
import { ORIGINS } from '../fixtures/shop.ts';

/** A variant in the wire format. */
export interface Variant {
  readonly Sku: string;
  readonly CodigoInterno: string;
  readonly Color: string;
  readonly Talla: string;
  readonly Cantidad: number;
  readonly Precio_SD: number | string;
  readonly Precio_CD: number | string;
}

/** An article in the wire format. */
export interface Detail {
  readonly articulo: {
    readonly Sku: string;
    readonly Nombre_Comercial: string;
    readonly Calificacion: number | string;
  };
  readonly variantes: readonly Variant[];
}

/** The sandbox's article at a position. */
export async function detailOf(sku: string): Promise<Detail> {
  const response = await fetch(`${ORIGINS.sandbox}/api/v1/items/${sku}`);
  const { data }: { readonly data: Detail } = await response.json();
  return data;
}

/** The n-th article of its range that has several colours, a variant with stock and one without. */
export async function unevenDetail(index: number): Promise<Detail> {
  const response = await fetch(`${ORIGINS.sandbox}/api/v1/items/menu`);
  const { data }: { readonly data: { readonly articulos: readonly { readonly Sku: string }[] } } =
    await response.json();
  let left = index;
  for (const { Sku } of data.articulos.slice(CATALOGUE_RANGES.uneven)) {
    const detail = await detailOf(Sku);
    const colors = new Set(detail.variantes.map(({ Color }) => Color));
    const isUneven = detail.variantes.some(({ Cantidad }) => Cantidad === 0);
    if (colors.size < 2 || !isUneven) continue;
    if (left === 0) return detail;
    left -= 1;
  }
  throw new Error('the sandbox has no article of uneven stock');
}
