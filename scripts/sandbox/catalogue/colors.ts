import type { CatalogueColor } from './catalogue.ts';

/** A colour with the three letters that variant skus carry. */
export type NamedColor = CatalogueColor & { readonly code: string };

const TABLE: readonly (readonly [code: string, name: string, hex: string])[] = [
  ['NEG', 'Negro', '#1d1d20'],
  ['BLA', 'Blanco', '#f5f4f0'],
  ['GRI', 'Gris', '#8b9097'],
  ['MAR', 'Azul marino', '#1f2d50'],
  ['AZU', 'Azul', '#2c61b4'],
  ['CEL', 'Celeste', '#9bc2df'],
  ['ROJ', 'Rojo', '#bf2a2e'],
  ['VIN', 'Vino', '#6c2035'],
  ['ROS', 'Rosa', '#e6a5b3'],
  ['OLI', 'Verde olivo', '#676a45'],
  ['VER', 'Verde', '#2c7a56'],
  ['MEN', 'Menta', '#a6d3bf'],
  ['MOS', 'Mostaza', '#cf9830'],
  ['NAR', 'Naranja', '#de6f2e'],
  ['BEI', 'Beige', '#d6c3a2'],
  ['CRU', 'Crudo', '#ebe2d0'],
  ['CAF', 'Café', '#674431'],
  ['MIE', 'Miel', '#a7683b'],
  ['MOR', 'Morado', '#664790'],
  ['LIL', 'Lila', '#bba7d6'],
  ['TUR', 'Turquesa', '#2a9d9f'],
  ['COA', 'Coral', '#ea7a65'],
  ['DEC', 'Deslavado', '#9db6cd'],
  ['DEM', 'Azul medio', '#507198'],
  ['IND', 'Índigo', '#2a3b5d'],
  ['DOR', 'Dorado', '#c6a15b'],
  ['PLT', 'Plateado', '#b8bdc3'],
];

function channels(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(',');
}

/** Every colour of the sandbox, by its position (`id` counts from 1). */
export const COLORS: readonly NamedColor[] = TABLE.map(([code, name, hex], index) => ({
  id: index + 1,
  code,
  name,
  hex,
  rgb: channels(hex),
}));

const byCode = new Map(COLORS.map((color) => [color.code, color]));

/** The colour with these three letters; throws a RangeError for letters that are in no palette. */
export function colorOf(code: string): NamedColor {
  const found = byCode.get(code);
  if (found === undefined) throw new RangeError(`no colour ${code}`);
  return found;
}
