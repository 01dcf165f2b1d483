/**
 * The price bands of lists (decision 26, Facets): ranges of the price after discount, without the lower limit and with
 * the upper one. Only the browser filters by them, because the service's filter has no prices (storefront §4, Articles
 * filters).
 */
import type { Cents } from '#shared/money/money.ts';
import { type Priced, priceAfterDiscount } from '#shared/money/price.ts';

/** The limits between bands in quetzales; each band has about a quarter of the shop's articles. */
const LIMITS = [150, 300, 600] as const;

/** `slug` has the quetzales of an address (`150-300`, `600-`); the limits are cents, 0 and Infinity at the ends. */
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

/** The band of a slug; undefined for any other text. */
export function priceBand(slug: string): PriceBand | undefined {
  return PRICE_BANDS.find((each) => each.slug === slug);
}

/** The slug of a product's band. */
export function bandOf(product: Pick<Priced, 'price' | 'discountedPrice'>): string {
  const price = priceAfterDiscount(product);
  return PRICE_BANDS.find(({ upTo }) => price <= upTo)?.slug ?? '';
}

/** The highest price in the shop's list of gifts, in cents. */
export const GIFT_LIMIT: Cents = LIMITS[1] * 100;

/** The bands of that list. */
export const GIFT_BANDS: readonly string[] = PRICE_BANDS.filter(({ upTo }) => upTo <= GIFT_LIMIT).map(
  ({ slug }) => slug,
);

/** Whether these are exactly the bands of that list. */
export function areGiftBands(slugs: readonly string[]): boolean {
  return slugs.length === GIFT_BANDS.length && GIFT_BANDS.every((slug) => slugs.includes(slug));
}
