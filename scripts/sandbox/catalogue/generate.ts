import { createArticle } from './article.ts';
import type { Catalogue, CatalogueArticle } from './catalogue.ts';
import { BRANDS, COLORS, MODELS } from './data.ts';
import { applyEdgeCase, edgeCaseColors, edgeCasePlacement } from './edge-cases.ts';
import { type Look, lookOf } from './look.ts';
import { createSchedule, MENU, type Placement } from './menu.ts';
import { createRandom, cycled, hashText } from './random.ts';
import { SIZES } from './variants.ts';

/** The size of a catalogue, and the seed of its random numbers. */
type CatalogueOptions = {
  /** Any whole number; equal seeds give equal catalogues. */
  readonly seed: number;
  /** Articles, at least 1; the edge cases are complete from 30 on. */
  readonly products: number;
};

/**
 * Generates the whole catalogue of the sandbox, the same one for the same options. Throws a RangeError if `products`
 * is not a whole number of at least 1.
 */
export function generateCatalogue(options: CatalogueOptions): Catalogue {
  if (!Number.isInteger(options.products) || options.products < 1) {
    throw new RangeError(`products: a whole number of at least 1, not ${options.products}`);
  }
  return {
    menu: MENU,
    brands: BRANDS.map(({ id, name }) => ({ id, name })),
    colors: COLORS.map(({ id, name, hex, rgb }) => ({ id, name, hex, rgb })),
    sizes: SIZES,
    articles: withRelated(createArticles(options)),
  };
}

function createArticles({ seed, products }: CatalogueOptions): CatalogueArticle[] {
  const placementAt = createSchedule(createRandom(hashText(`order ${seed}`)));
  const nameOf = createNaming(seed);
  return Array.from({ length: products }, (_, position) => {
    const placement = edgeCasePlacement(position) ?? placementAt(position);
    const { brand, place } = placement;
    const sku = `${brand.code}-${place.kind}-${String(position + 1).padStart(4, '0')}`;
    const name = nameOf(placement, lookOf(sku));
    const random = createRandom(hashText(`${seed} ${position}`));
    const plan = { position, placement, sku, name, fewestColors: edgeCaseColors(position) };
    return applyEdgeCase(createArticle(plan, random), position);
  });
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** Names articles; a kind and brand uses every model name before it repeats one. */
function createNaming(seed: number): (placement: Placement, look: Look) => string {
  const used = new Map<string, number>();
  return ({ brand, place }, look) => {
    const key = `${brand.code}-${place.kind}`;
    const count = used.get(key) ?? 0;
    used.set(key, count + 1);
    const model = cycled(MODELS, (hashText(`${key}${seed}`) % MODELS.length) + count * 5);
    const round = Math.floor(count / MODELS.length);
    const edition = NUMERALS[round] ?? ` ${round + 1}`;
    const isForChildren = place.path.startsWith('Niños') || place.sizes === 'kids';
    return `${look.noun} ${brand.name} ${model}${edition}${isForChildren ? ' para niños' : ''}`;
  };
}

const FEWEST_RELATED = 4;
const MOST_RELATED = 8;

type KeyOf = (article: CatalogueArticle) => string;

/** Up to `wanted` + 1 skus of a group, starting at a place that depends on the article. */
function takeSkus(group: readonly CatalogueArticle[], sku: string, wanted: number): string[] {
  const start = hashText(sku) % Math.max(1, group.length);
  const length = Math.min(group.length, wanted + 1);
  return Array.from({ length }, (_, index) => cycled(group, start + index).sku);
}

/** Relates each article to 4 to 8 others: of the same menu place first, then of its kind, its family, and any. */
function withRelated(articles: readonly CatalogueArticle[]): CatalogueArticle[] {
  const kindOf: KeyOf = ({ sku }) => lookOf(sku).kind.code;
  const familyOf: KeyOf = ({ sku }) => lookOf(sku).kind.family;
  const placeOf: KeyOf = (article) =>
    `${article.level1}/${article.level2}/${article.level3}/${kindOf(article)}`;
  const groupings = [placeOf, kindOf, familyOf, () => 'all'].map((keyOf) => ({
    keyOf,
    groups: Map.groupBy(articles, keyOf),
  }));
  return articles.map((article) => {
    const wanted = FEWEST_RELATED + (hashText(article.code) % (MOST_RELATED - FEWEST_RELATED + 1));
    const found = new Set<string>();
    for (const { keyOf, groups } of groupings) {
      for (const sku of takeSkus(groups.get(keyOf(article)) ?? [], article.sku, wanted)) {
        if (found.size < wanted && sku !== article.sku) found.add(sku);
      }
      if (found.size >= FEWEST_RELATED) break;
    }
    return { ...article, relatedSkus: [...found] };
  });
}
