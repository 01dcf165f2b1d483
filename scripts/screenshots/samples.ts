/** Finds articles in the sandbox's catalogue that show the variety of product pages. */
import * as z from 'zod';
import type { Samples } from './view.ts';

const answerSchema = z.object({
  data: z.object({
    articulos: z.array(
      z.object({
        Sku: z.string(),
        Imagen_1: z.string().nullable(),
        Cantidad: z.coerce.number(),
        Descuento_Porcentaje: z.coerce.number(),
        Tallas: z.array(z.string()),
      }),
    ),
  }),
});

type Row = z.infer<typeof answerSchema>['data']['articulos'][number];

const detailSchema = z.object({
  data: z.object({ variantes: z.array(z.object({ Cantidad: z.coerce.number() })) }),
});

/** Minimum stock of a variant that lasts for all screenshots. */
const PLENTY = 10;

const isBuyable = (row: Row): boolean => Boolean(row.Imagen_1) && row.Cantidad > 20 && row.Tallas.length > 1;

/** The first articles whose available variants all have enough stock. */
async function plentiful(sandbox: string, rows: readonly Row[], count: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { Sku } of rows) {
    if (found.length === count) break;
    const response = await fetch(`${sandbox}/api/v1/items/${Sku}`);
    const { variantes } = detailSchema.parse(await response.json()).data;
    if (variantes.every(({ Cantidad }) => Cantidad <= 0 || Cantidad >= PLENTY)) found.push(Sku);
  }
  return found;
}

/**
 * Reads the sandbox's catalogue.
 * @throws Error when it lacks an article of some kind
 */
export async function findSamples(sandbox: string): Promise<Samples> {
  const response = await fetch(`${sandbox}/api/v1/items/menu`);
  const rows = answerSchema.parse(await response.json()).data.articulos;
  const first = (kind: string, test: (row: Row) => boolean): string => {
    const row = rows.find(test);
    if (!row) throw new Error(`The sandbox sells nothing that is ${kind}.`);
    return row.Sku;
  };
  return {
    skus: await plentiful(sandbox, rows.filter(isBuyable), 2),
    sale: first('on offer', (row) => isBuyable(row) && row.Descuento_Porcentaje > 0),
    soldOut: first('sold out', (row) => Boolean(row.Imagen_1) && row.Cantidad <= 0),
    bare: first('without pictures', (row) => !row.Imagen_1),
  };
}
