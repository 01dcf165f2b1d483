import type { CatalogueArticle, CatalogueVariant } from './catalogue.ts';
import type { Brand, Kind } from './data.ts';
import { type Look, lookOf } from './look.ts';
import { menuPathOf, type Placement } from './menu.ts';
import type { Random } from './random.ts';
import {
  chooseColors,
  chooseSizes,
  createVariants,
  drawStock,
  imagesOf,
  SIZE_FAMILIES,
  soleColor,
  sumOfStock,
} from './variants.ts';

/** An article's position and name. */
type ArticlePlan = {
  /** Counted from 0. */
  readonly position: number;
  readonly placement: Placement;
  readonly sku: string;
  readonly name: string;
  /** Fewest colours; with 0 an accessory may have no variants. */
  readonly fewestColors: number;
};

const FIRST_ID = 1000;
const FIRST_CODE = 7_000_000;
const RATINGS = [0, 0, 0, 2, 3, 3, 4, 4, 4, 5, 5];
const VIEWS = [2, 3, 4, 4, 5, 5];

/** Money of an article, integer cents of GTQ; no discount is `0, 0`. */
type Pricing = {
  readonly listPrice: number;
  readonly discountedPrice: number;
  readonly discountPercent: number;
};

/** Usual endings of prices, in cents below the next ten quetzales. */
const ENDINGS = [100, 10, 500, 50, 1000];
const PERCENTS = [10, 15, 20, 20, 25, 30, 30, 40, 50];
const CENTS_OF_TEN = 1000;

/** A price near the amount with a usual ending: 149.00, 349.90, 275.00, 189.50, 190.00. */
function naturalPrice(cents: number, random: Random): number {
  const nextTen = Math.ceil(cents / CENTS_OF_TEN) * CENTS_OF_TEN;
  return Math.max(CENTS_OF_TEN, nextTen - random.pick(ENDINGS)) || CENTS_OF_TEN;
}

/** The price after a percentage, down to the last full 50 cents, with the resulting percentage. */
export function discounted(listPrice: number, percent: number): Pricing {
  const discountedPrice = Math.floor((listPrice * (100 - percent)) / 100 / 50) * 50;
  const discountPercent = Math.round(((listPrice - discountedPrice) * 100) / listPrice);
  return { listPrice, discountedPrice, discountPercent };
}

/** A price in the kind's range (whole quetzales, times the brand's factor), discounted for about one in four. */
function createPricing(range: readonly [number, number], factor: number, random: Random): Pricing {
  const [low, high] = range;
  const spread = random.next() ** 1.4;
  const listPrice = naturalPrice((low + (high - low) * spread) * factor * 100, random);
  if (!random.chance(0.25)) return { listPrice, discountedPrice: 0, discountPercent: 0 };
  return discounted(listPrice, random.pick(PERCENTS));
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
      sizes: chooseSizes(SIZE_FAMILIES[plan.placement.place.sizes], random),
      views: random.pick(VIEWS),
      listPrice: pricing.listPrice,
      discountedPrice: pricing.discountedPrice,
      discountedColors: onlyLater ? colors.slice(1).map((color) => color.code) : [],
    },
    random,
  );
}

function tagsOf(look: Look, department: string, pricing: Pricing): string[] {
  const school = department === 'Escolar' ? ['escuela'] : [];
  const sale = pricing.discountedPrice > 0 ? ['oferta'] : [];
  return [...new Set([...look.kind.tags, ...school, ...sale])];
}

const FIT_TEXTS = {
  small: 'Viene pequeño; elija una talla más.',
  large: 'Viene grande; elija una talla menos.',
};

/** The sentence about the fit of an article of a department. */
function fitText({ fit }: Brand, kind: Kind, department: string): string {
  const differs = fit?.departments.includes(department) && fit.families.includes(kind.family);
  return fit && differs ? FIT_TEXTS[fit.runs] : kind.fit;
}

/** Escapes the five special characters of XML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

type Described = { readonly name: string; readonly look: Look; readonly fit: string };

/** The two texts of an article: plain, and small HTML. */
function descriptionsOf({ name, look, fit }: Described, random: Random) {
  const { kind, materials } = look;
  const material = random.pick(materials);
  const features = random.shuffle(kind.features).slice(0, random.between(2, 4));
  const pitch = random.pick(kind.pitches);
  const rows = [
    `<li><strong>Material:</strong> ${material}</li>`,
    `<li><strong>${kind.family === 'accessory' ? 'Medidas' : 'Ajuste'}:</strong> ${fit}</li>`,
    ...features.map((feature) => `<li>${feature}</li>`),
  ];
  const opening = `<p><strong>${escapeHtml(name)}.</strong> ${pitch}</p>`;
  return {
    shortDescription: random.chance(0.5) ? pitch : `${pitch} ${material}.`,
    fullDescription: `${opening}<ul>${rows.join('')}</ul><p><strong>Cuidados:</strong> ${kind.care}</p>`,
  };
}

/** One article of the catalogue, without its related ones. */
export function createArticle(plan: ArticlePlan, random: Random): CatalogueArticle {
  const { placement, sku, name, position } = plan;
  const look = lookOf(sku);
  const pricing = createPricing(look.kind.price, placement.brand.priceFactor, random);
  const variants = variantsFor(plan, pricing, random);
  const { level1, level1Name, level2, level3 } = menuPathOf(placement.place.path);
  const fit = fitText(placement.brand, look.kind, level1Name);
  const descriptions = descriptionsOf({ name, look, fit }, random);
  const alone = imagesOf(sku, soleColor(look.palette, look.seed), random.pick(VIEWS));
  return {
    id: FIRST_ID + position,
    sku,
    code: String(FIRST_CODE + position + 1),
    name,
    ...pricing,
    ...descriptions,
    images: variants[0]?.images ?? alone,
    isNew: random.chance(0.1),
    rating: random.pick(RATINGS),
    brandId: placement.brand.id,
    tags: tagsOf(look, level1Name, pricing),
    level1,
    level2,
    level3,
    variants,
    stock: variants.length > 0 ? sumOfStock(variants) : drawStock(random),
    relatedSkus: [],
  };
}
