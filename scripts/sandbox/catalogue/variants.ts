import type { CatalogueSize, CatalogueVariant } from './catalogue.ts';
import { COLORS, type NamedColor, type SizeFamily } from './data.ts';
import { cycled, type Random } from './random.ts';
import { slugOf } from './words.ts';

/** The colour of three letters; throws a RangeError for an unknown one. */
function colorOf(code: string): NamedColor {
  const found = COLORS.find((color) => color.code === code);
  if (found === undefined) throw new RangeError(`no colour ${code}`);
  return found;
}

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const KIDS = ['4', '6', '8', '10', '12', '14', '16'];
const SHOES = Array.from({ length: 22 }, (_, index) => String(24 + index));

const ordered = (names: readonly string[], unit: string) =>
  names.map((name, index) => ({ name, unit, order: index + 1 }));

/** Every size of the sandbox. Shoes have European numbers, children's clothes have years. */
export const SIZES: readonly CatalogueSize[] = [
  ...ordered(['Única'], ''),
  ...ordered(LETTERS, ''),
  ...ordered(KIDS, 'años'),
  ...ordered(SHOES, 'EU'),
].map((size, index) => ({ id: index + 1, ...size }));

const shoes = (low: number, high: number) =>
  SIZES.filter(({ unit, name }) => unit === 'EU' && Number(name) >= low && Number(name) <= high);

/** The sizes of a family, small to large. */
export const SIZE_FAMILIES: Readonly<Record<SizeFamily, readonly CatalogueSize[]>> = {
  letters: SIZES.filter(({ name }) => LETTERS.includes(name)),
  belt: SIZES.filter(({ name }) => ['S', 'M', 'L', 'XL'].includes(name)),
  shoesMen: shoes(39, 45),
  shoesWomen: shoes(36, 41),
  shoesKids: shoes(26, 35),
  kids: SIZES.filter(({ unit }) => unit === 'años'),
  single: SIZES.slice(0, 1),
};

/** The input for the variants of one article. */
type VariantPlan = {
  readonly articleId: number;
  readonly sku: string;
  readonly code: string;
  readonly colors: readonly NamedColor[];
  readonly sizes: readonly CatalogueSize[];
  /** Pictures of each colour, 2 to 5. */
  readonly views: number;
  readonly listPrice: number;
  /** 0 without a discount. */
  readonly discountedPrice: number;
  /** Codes of the colours sold at the discounted price; empty = all of them. */
  readonly discountedColors: readonly string[];
};

const VARIANT_ID_BASE = 10_000_000;
const VARIANTS_PER_ARTICLE = 100;

/** File names of an article's pictures in a colour, e.g. `knl-ten-0042-azul-1.jpg`. */
export function imagesOf(sku: string, color: NamedColor, views: number): readonly string[] {
  const stem = `${sku.toLowerCase()}-${slugOf(color.name)}`;
  return Array.from({ length: views }, (_, index) => `${stem}-${index + 1}.jpg`);
}

/** Picks `fewest` to five colours of the design in random order, small numbers more often. */
export function chooseColors(palette: readonly string[], fewest: number, random: Random): NamedColor[] {
  const count = Math.max(fewest, random.pick([1, 2, 2, 3, 3, 4, 5]));
  return random.shuffle(palette).slice(0, count).map(colorOf);
}

/** A random stock: 0 for some, 1 to 3 for some, more for most. */
export function drawStock(random: Random): number {
  const draw = random.next();
  if (draw < 0.14) return 0;
  if (draw < 0.32) return random.between(1, 3);
  return random.between(4, 28);
}

/** Creates one variant for each colour and size, ordered by colour. */
export function createVariants(plan: VariantPlan, random: Random): CatalogueVariant[] {
  const { articleId, sku, code, listPrice, discountedPrice } = plan;
  const single = plan.sizes.length === 1;
  return plan.colors.flatMap((color, colorIndex) => {
    const images = imagesOf(sku, color, plan.views);
    const onSale = plan.discountedColors.length === 0 || plan.discountedColors.includes(color.code);
    return plan.sizes.map((size, sizeIndex) => {
      const index = colorIndex * plan.sizes.length + sizeIndex + 1;
      return {
        id: VARIANT_ID_BASE + articleId * VARIANTS_PER_ARTICLE + index,
        sku: single ? `${sku}-${color.code}` : `${sku}-${color.code}-${slugOf(size.name).toUpperCase()}`,
        code: `${code}${String(index).padStart(2, '0')}`,
        colorId: color.id,
        sizeId: size.id,
        stock: drawStock(random),
        listPrice,
        discountedPrice: onSale ? discountedPrice : 0,
        images,
      };
    });
  });
}

/** The sizes of one article: a family, often without its smallest or largest size. */
export function chooseSizes(family: readonly CatalogueSize[], random: Random): readonly CatalogueSize[] {
  if (family.length < 4) return family;
  const from = random.between(0, 1);
  const to = family.length - random.between(0, 1);
  return family.slice(from, to);
}

/** The colour in the pictures of an article without variants. */
export function soleColor(palette: readonly string[], seed: number): NamedColor {
  return colorOf(cycled(palette, seed));
}

/** Stock of all variants together. */
export function sumOfStock(variants: readonly CatalogueVariant[]): number {
  return variants.reduce((sum, variant) => sum + variant.stock, 0);
}
