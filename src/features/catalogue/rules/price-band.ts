/**
 * The price limits of lists (decision 26, Facets): bands of what a product is sold at now, after its discount. A band
 * holds its upper limit and not its lower one, so that every price is in exactly one and 'Hasta Q 300' is what it says.
 * The service's filter knows no prices (storefront §4, Articles filters): bands are looked at in the browser only.
 */
import type { Cents } from '#shared/money/money.ts';
import type { Priced } from '#shared/money/price.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';

/** Where a band ends and the next one begins, in whole quetzales: about a quarter of the shop is in each. */
const LIMITS = [150, 300, 600] as const;

/** `slug` names its quetzales in the address (`150-300`, `600-`); `above` and `upTo` are cents, 0 and Infinity at the ends. */
export type PriceBand = { readonly slug: string; readonly above: Cents; readonly upTo: Cents };

function band(above: number, upTo?: number): PriceBand {
  return {
    slug: `${above}-${upTo ?? ''}`,
    above: above * 100,
    upTo: (upTo ?? Number.POSITIVE_INFINITY) * 100,
  };
}

/** All bands, from the lowest to the highest. */
export const PRICE_BANDS: readonly PriceBand[] = [...LIMITS, undefined].map((limit, at) =>
  band(LIMITS[at - 1] ?? 0, limit),
);

/** The band of a slug; undefined for a text that names none. */
export function priceBand(slug: string): PriceBand | undefined {
  return PRICE_BANDS.find((each) => each.slug === slug);
}

/** The slug of the band a product is in. */
export function bandOf(product: Pick<Priced, 'price' | 'discountedPrice'>): string {
  const price = priceAfterDiscount(product);
  return PRICE_BANDS.find(({ upTo }) => price <= upTo)?.slug ?? '';
}

/** The most a gift costs in the shop's own list of gifts, in cents. */
export const GIFT_LIMIT: Cents = LIMITS[1] * 100;

/** The bands of that list. */
export const GIFT_BANDS: readonly string[] = PRICE_BANDS.filter(({ upTo }) => upTo <= GIFT_LIMIT).map(
  ({ slug }) => slug,
);

/** Whether these are the bands of that list, all of them and no other. */
export function areGiftBands(slugs: readonly string[]): boolean {
  return slugs.length === GIFT_BANDS.length && GIFT_BANDS.every((slug) => slugs.includes(slug));
}
