import type { CatalogueSize, CatalogueVariant } from './catalogue.ts';
import { colorOf, type NamedColor } from './colors.ts';
import type { Pricing } from './prices.ts';
import { cycled, type Random } from './random.ts';
import { slugOf } from './slug.ts';

/** What the variants of one article are made from. */
export type VariantPlan = {
  readonly articleId: number;
  readonly sku: string;
  readonly code: string;
  readonly colors: readonly NamedColor[];
  readonly sizes: readonly CatalogueSize[];
  /** Pictures of each colour, 2 to 5. */
  readonly views: number;
  readonly pricing: Pricing;
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

/** `fewest` to five colours of the design, fewer more often; which one leads varies from article to article. */
export function chooseColors(palette: readonly string[], fewest: number, random: Random): NamedColor[] {
  const count = Math.max(fewest, random.pick([1, 2, 2, 3, 3, 4, 5]));
  return random.shuffle(palette).slice(0, count).map(colorOf);
}

/** Uneven stock: some none, some the last one to three, most enough. */
export function drawStock(random: Random): number {
  const draw = random.next();
  if (draw < 0.14) return 0;
  if (draw < 0.32) return random.between(1, 3);
  return random.between(4, 28);
}

function sizeSlug(size: CatalogueSize): string {
  return slugOf(size.name).toUpperCase();
}

/** One variant for each colour and size, colours first; a few extreme sizes are not made. */
export function createVariants(plan: VariantPlan, random: Random): CatalogueVariant[] {
  const { articleId, sku, code, pricing } = plan;
  const single = plan.sizes.length === 1;
  return plan.colors.flatMap((color, colorIndex) => {
    const images = imagesOf(sku, color, plan.views);
    const onSale = plan.discountedColors.length === 0 || plan.discountedColors.includes(color.code);
    return plan.sizes.map((size, sizeIndex) => {
      const index = colorIndex * plan.sizes.length + sizeIndex + 1;
      return {
        id: VARIANT_ID_BASE + articleId * VARIANTS_PER_ARTICLE + index,
        sku: single ? `${sku}-${color.code}` : `${sku}-${color.code}-${sizeSlug(size)}`,
        code: `${code}${String(index).padStart(2, '0')}`,
        colorId: color.id,
        sizeId: size.id,
        stock: drawStock(random),
        listPrice: pricing.listPrice,
        discountedPrice: onSale ? pricing.discountedPrice : 0,
        images,
      };
    });
  });
}

/** A run of sizes without the rarest ends, as real articles come. */
export function chooseSizes(family: readonly CatalogueSize[], random: Random): readonly CatalogueSize[] {
  if (family.length < 4) return family;
  const from = random.between(0, 1);
  const to = family.length - random.between(0, 1);
  return family.slice(from, to);
}

/** The colour that an article without variants is drawn in. */
export function soleColor(palette: readonly string[], seed: number): NamedColor {
  return colorOf(cycled(palette, seed));
}

/** Stock of all variants together. */
export function sumOfStock(variants: readonly CatalogueVariant[]): number {
  return variants.reduce((sum, variant) => sum + variant.stock, 0);
}
