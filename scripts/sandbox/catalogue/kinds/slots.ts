import type { KindCode } from './kind.ts';
import type { SizeFamily } from './sizes.ts';

/** A place in the menu: where articles of a kind hang in the menu, in which sizes, and how many of them. */
export type Slot = {
  /** One to three level names; branches of one and two levels are deliberate. */
  readonly path: readonly string[];
  readonly kind: KindCode;
  readonly sizes: SizeFamily;
  /** Articles in each round of the whole shop. */
  readonly weight: number;
  /** Words at the end of each name, e.g. 'para niños', or ''. */
  readonly suffix: string;
};

type Row = readonly [path: string, kind: KindCode, sizes: SizeFamily, weight: number];

const ROWS: readonly Row[] = [
  ['Hombre/Zapatos/Tenis', 'TEN', 'shoesMen', 7],
  ['Hombre/Zapatos/Tenis de bota', 'BTA', 'shoesMen', 3],
  ['Hombre/Zapatos/Botas', 'BOT', 'shoesMen', 3],
  ['Hombre/Zapatos/Sandalias', 'SAN', 'shoesMen', 2],
  ['Hombre/Ropa/Playeras', 'PLA', 'letters', 5],
  ['Hombre/Ropa/Polos', 'POL', 'letters', 3],
  ['Hombre/Ropa/Camisas', 'CAM', 'letters', 4],
  ['Hombre/Ropa/Sudaderas', 'SUD', 'letters', 3],
  ['Hombre/Ropa/Chumpas', 'CHU', 'letters', 3],
  ['Hombre/Ropa/Pantalones de lona', 'LON', 'letters', 3],
  ['Hombre/Ropa/Pants', 'JOG', 'letters', 2],
  ['Hombre/Ropa/Shorts', 'SHO', 'letters', 2],
  ['Hombre/Deporte', 'COR', 'shoesMen', 4],
  ['Mujer/Zapatos/Tenis', 'TEN', 'shoesWomen', 6],
  ['Mujer/Zapatos/Botas', 'BOT', 'shoesWomen', 2],
  ['Mujer/Zapatos/Sandalias', 'SAN', 'shoesWomen', 3],
  ['Mujer/Ropa/Playeras', 'PLA', 'letters', 4],
  ['Mujer/Ropa/Blusas', 'BLU', 'letters', 4],
  ['Mujer/Ropa/Vestidos', 'VES', 'letters', 5],
  ['Mujer/Ropa/Faldas', 'FAL', 'letters', 3],
  ['Mujer/Ropa/Pantalones de lona', 'LON', 'letters', 3],
  ['Mujer/Ropa/Sudaderas', 'SUD', 'letters', 2],
  ['Mujer/Ropa/Chumpas', 'CHU', 'letters', 2],
  ['Mujer/Deporte', 'COR', 'shoesWomen', 3],
  ['Mujer/Deporte', 'LEG', 'letters', 3],
  ['Niños/Zapatos/Tenis', 'TEN', 'shoesKids', 3],
  ['Niños/Zapatos/Sandalias', 'SAN', 'shoesKids', 1],
  ['Niños/Ropa/Playeras', 'PLA', 'kids', 3],
  ['Niños/Ropa/Sudaderas', 'SUD', 'kids', 2],
  ['Niños/Ropa/Pants', 'JOG', 'kids', 1],
  ['Niños/Ropa/Shorts', 'SHO', 'kids', 1],
  ['Accesorios/Gorras y gorros', 'GOR', 'single', 3],
  ['Accesorios/Gorras y gorros', 'GRR', 'single', 2],
  ['Accesorios/Mochilas', 'MOC', 'single', 4],
  ['Accesorios/Bolsas', 'BOL', 'single', 3],
  ['Accesorios/Cinchos', 'CIN', 'belt', 2],
  ['Accesorios/Calcetas', 'CAL', 'single', 3],
  ['Accesorios/Lentes de sol', 'LEN', 'single', 3],
  ['Accesorios/Relojes', 'REL', 'single', 3],
  ['Accesorios/Billeteras', 'BIL', 'single', 2],
  ['Escolar', 'POL', 'kids', 2],
  ['Escolar', 'MOC', 'single', 1],
];

function isForChildren([path, , sizes]: Row): boolean {
  return path.startsWith('Niños') || sizes === 'kids';
}

/** The menu places, in menu order. */
export const SLOTS: readonly Slot[] = ROWS.map((row) => ({
  path: row[0].split('/'),
  kind: row[1],
  sizes: row[2],
  weight: row[3],
  suffix: isForChildren(row) ? 'para niños' : '',
}));

/** The menu place of a path and kind; throws a RangeError when there is none. */
export function storedPaymentOf(path: string, kind: KindCode): Slot {
  const found = SLOTS.find((slot) => slot.path.join('/') === path && slot.kind === kind);
  if (found === undefined) throw new RangeError(`no menu place ${path} for ${kind}`);
  return found;
}
