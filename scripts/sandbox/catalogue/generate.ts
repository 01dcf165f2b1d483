import { createArticle, skuAt } from './article.ts';
import { BRANDS } from './brands.ts';
import type { Catalogue, CatalogueArticle } from './catalogue.ts';
import { COLORS } from './colors.ts';
import { applyEdgeCase, edgeCaseColors, edgeCasePlacement } from './edge-cases.ts';
import { SIZES } from './kinds/sizes.ts';
import { lookOf } from './look.ts';
import { MENU } from './menu.ts';
import { createNaming } from './names.ts';
import { createRandom, hashText } from './random.ts';
import { withRelated } from './related.ts';
import { createSchedule } from './schedule.ts';

/** How much of which catalogue to make. */
export type CatalogueOptions = {
  /** Any whole number; equal seeds give equal catalogues. */
  readonly seed: number;
  /** Articles, at least 1; the edge cases are all there from 30 on. */
  readonly products: number;
};

function createArticles({ seed, products }: CatalogueOptions): CatalogueArticle[] {
  const place = createSchedule(createRandom(hashText(`order ${seed}`)));
  const nameOf = createNaming(seed);
  return Array.from({ length: products }, (_, position) => {
    const placement = edgeCasePlacement(position) ?? place(position);
    const sku = skuAt(position, placement);
    const name = nameOf(placement, lookOf(sku));
    const random = createRandom(hashText(`${seed} ${position}`));
    const plan = { position, placement, sku, name, fewestColors: edgeCaseColors(position) };
    return applyEdgeCase(createArticle(plan, random), position);
  });
}

/**
 * The whole catalogue of the sandbox: no clock, no chance but the seed's. Throws a RangeError for a number of
 * products that is not a whole number of at least 1.
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
