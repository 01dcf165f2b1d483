import type { CatalogueSize } from '../catalogue.ts';

/** The families of sizes; an article draws all of its sizes from one of them. */
export type SizeFamily = 'letters' | 'belt' | 'shoesMen' | 'shoesWomen' | 'shoesKids' | 'kids' | 'single';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const KIDS = ['4', '6', '8', '10', '12', '14', '16'];
const FIRST_SHOE = 24;
const LAST_SHOE = 45;
const SHOES = Array.from({ length: LAST_SHOE - FIRST_SHOE + 1 }, (_, index) => String(FIRST_SHOE + index));

type Row = { readonly name: string; readonly unit: string; readonly order: number };

const rows: readonly Row[] = [
  { name: 'Única', unit: '', order: 1 },
  ...LETTERS.map((name, index) => ({ name, unit: '', order: index + 1 })),
  ...KIDS.map((name, index) => ({ name, unit: 'años', order: index + 1 })),
  ...SHOES.map((name, index) => ({ name, unit: 'EU', order: index + 1 })),
];

/** Every size of the sandbox. Shoes have European numbers, children's clothes have years. */
export const SIZES: readonly CatalogueSize[] = rows.map((row, index) => ({ id: index + 1, ...row }));

function named(names: readonly string[]): readonly CatalogueSize[] {
  return SIZES.filter((size) => names.includes(size.name));
}

function shoes(low: number, high: number): readonly CatalogueSize[] {
  return SIZES.filter((size) => size.unit === 'EU' && Number(size.name) >= low && Number(size.name) <= high);
}

/** The sizes of a family, small to large. */
export const SIZE_FAMILIES: Readonly<Record<SizeFamily, readonly CatalogueSize[]>> = {
  letters: named(LETTERS),
  belt: named(['S', 'M', 'L', 'XL']),
  shoesMen: shoes(39, 45),
  shoesWomen: shoes(36, 41),
  shoesKids: shoes(26, 35),
  kids: named(KIDS),
  single: named(['Única']),
};
