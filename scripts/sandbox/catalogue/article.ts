import type { CatalogueArticle, CatalogueVariant } from './catalogue.ts';
import { fitText } from './cut.ts';
import { descriptionsOf } from './descriptions.ts';
import { SIZE_FAMILIES } from './kinds/sizes.ts';
import { type Look, lookOf } from './look.ts';
import { menuPathOf } from './menu.ts';
import { createPricing, type Pricing } from './prices.ts';
import type { Random } from './random.ts';
import type { Placement } from './schedule.ts';
import {
  chooseColors,
  chooseSizes,
  createVariants,
  drawStock,
  imagesOf,
  soleColor,
  sumOfStock,
} from './variants.ts';

/** An article's position and name. */
export type ArticlePlan = {
  /** Counted from 0. */
  readonly position: number;
  readonly placement: Placement;
  readonly sku: string;
  readonly name: string;
  /** Colours that it comes in at least; with 0 an accessory may be sold as itself, without variants. */
  readonly fewestColors: number;
};

const FIRST_ID = 1000;
const FIRST_CODE = 7_000_000;
const RATINGS = [0, 0, 0, 2, 3, 3, 4, 4, 4, 5, 5];
const VIEWS = [2, 3, 4, 4, 5, 5];

/** The sku of a position, counted from 1 and at least four digits, e.g. `KNL-TEN-0042`. */
export function skuAt(position: number, { brand, slot }: Placement): string {
  return `${brand.code}-${slot.kind}-${String(position + 1).padStart(4, '0')}`;
}

function isSoldAsItself(look: Look, random: Random): boolean {
  return look.kind.family === 'accessory' && look.kind.code !== 'CIN' && random.chance(0.3);
}

function variantsFor(plan: ArticlePlan, pricing: Pricing, random: Random): CatalogueVariant[] {
  const look = lookOf(plan.sku);
  if (plan.fewestColors === 0 && isSoldAsItself(look, random)) return [];
  const colors = chooseColors(look.palette, plan.fewestColors, random);
  const onlyLater = pricing.discountedPrice > 0 && colors.length > 1 && random.chance(0.08);
  return createVariants(
    {
      articleId: FIRST_ID + plan.position,
      sku: plan.sku,
      code: String(FIRST_CODE + plan.position + 1),
      colors,
      sizes: chooseSizes(SIZE_FAMILIES[plan.placement.slot.sizes], random),
      views: random.pick(VIEWS),
      pricing,
      discountedColors: onlyLater ? colors.slice(1).map((color) => color.code) : [],
    },
    random,
  );
}

function tagsOf(look: Look, { slot }: Placement, pricing: Pricing): string[] {
  const school = slot.path[0] === 'Escolar' ? ['escuela'] : [];
  const sale = pricing.discountedPrice > 0 ? ['oferta'] : [];
  return [...new Set([...look.kind.tags, ...school, ...sale])];
}

/** One article of the catalogue, without its related ones. */
export function createArticle(plan: ArticlePlan, random: Random): CatalogueArticle {
  const { placement, sku, name, position } = plan;
  const look = lookOf(sku);
  const pricing = createPricing(look.kind.price, placement.brand.priceFactor, random);
  const variants = variantsFor(plan, pricing, random);
  const fit = fitText(placement.brand, look.kind, placement.slot);
  const texts = descriptionsOf({ name, look, fit }, random);
  const { level1, level2, level3 } = menuPathOf(placement.slot.path);
  const alone = imagesOf(sku, soleColor(look.palette, look.seed), random.pick(VIEWS));
  return {
    id: FIRST_ID + position,
    sku,
    code: String(FIRST_CODE + position + 1),
    name,
    ...pricing,
    shortDescription: texts.short,
    fullDescription: texts.full,
    images: variants[0]?.images ?? alone,
    isNew: random.chance(0.1),
    rating: random.pick(RATINGS),
    brandId: placement.brand.id,
    tags: tagsOf(look, placement, pricing),
    level1,
    level2,
    level3,
    variants,
    stock: variants.length > 0 ? sumOfStock(variants) : drawStock(random),
    relatedSkus: [],
  };
}
