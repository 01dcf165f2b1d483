/** Finds articles in the sandbox's catalogue that show what a product page can look like. */
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

const isBuyable = (row: Row): boolean => Boolean(row.Imagen_1) && row.Cantidad > 20 && row.Tallas.length > 1;

/**
 * Asks the sandbox for its catalogue.
 * @throws Error when it sells nothing of a kind
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
    skus: rows
      .filter(isBuyable)
      .slice(0, 4)
      .map(({ Sku }) => Sku),
    sale: first('on offer', (row) => isBuyable(row) && row.Descuento_Porcentaje > 0),
    soldOut: first('sold out', (row) => Boolean(row.Imagen_1) && row.Cantidad <= 0),
    bare: first('without pictures', (row) => !row.Imagen_1),
  };
}
