/** What a list can be narrowed by (contract, GET items/menu: categorias … tallas) → `FilterOptions`. */
import * as z from 'zod/mini';
import { hexColor } from '#features/product/api/wire/hex-color.ts';
import type {
  BrandOption,
  CategoryOption,
  ColorOption,
  FilterOptions,
  SizeOption,
} from '#features/product/rules/product.ts';
import { id, line, optionalLine } from '#shared/http/wire/fields.ts';
import { optionalListOf, type Report } from '#shared/http/wire/list-of.ts';

const category = z.pipe(
  z.object({ Nombre: line, Slug: line }),
  z.transform((row): CategoryOption => ({ name: row.Nombre, slug: row.Slug })),
);
const tag = z.pipe(
  z.object({ Etiqueta: line }),
  z.transform((row): string => row.Etiqueta),
);
const brand = z.pipe(
  z.object({ IdMarca: id, Nombre: line }),
  z.transform((row): BrandOption => ({ id: row.IdMarca, name: row.Nombre })),
);
const color = z.pipe(
  z.object({ IdColor: id, Nombre: line, Hex: optionalLine, Rgb: optionalLine }),
  z.transform((row): ColorOption => ({ id: row.IdColor, name: row.Nombre, hex: hexColor(row.Hex, row.Rgb) })),
);
const size = z.pipe(
  z.object({ IdTalla: id, Nombre: line }),
  z.transform((row): SizeOption => ({ id: row.IdTalla, name: row.Nombre })),
);

/** The five lists, as fields of the object that holds them. */
export function filterFields(report: Report) {
  return {
    categorias: optionalListOf('categorias', category, report),
    etiquetas: optionalListOf('etiquetas', tag, report),
    marcas: optionalListOf('marcas', brand, report),
    colores: optionalListOf('colores', color, report),
    tallas: optionalListOf('tallas', size, report),
  };
}

type FilterWire = {
  readonly categorias: readonly CategoryOption[];
  readonly etiquetas: readonly string[];
  readonly marcas: readonly BrandOption[];
  readonly colores: readonly ColorOption[];
  readonly tallas: readonly SizeOption[];
};

/** The five lists in the shop's words. */
export function filterOptionsOf(wire: FilterWire): FilterOptions {
  return {
    categories: wire.categorias,
    tags: wire.etiquetas,
    brands: wire.marcas,
    colors: wire.colores,
    sizes: wire.tallas,
  };
}
