import type { Random } from './random.ts';

/** Money of an article, integer cents of GTQ; no discount is `0, 0`. */
export type Pricing = {
  readonly listPrice: number;
  readonly discountedPrice: number;
  readonly discountPercent: number;
};

/** Endings under one quetzal-ten that shoppers know, in cents below the next ten. */
const ENDINGS = [100, 10, 500, 50, 1000];
const PERCENTS = [10, 15, 20, 20, 25, 30, 30, 40, 50];
const CENTS_OF_TEN = 1000;

/** A price near the amount that ends as prices do: 149.00, 349.90, 275.00, 189.50, 190.00. */
function naturalPrice(cents: number, random: Random): number {
  const nextTen = Math.ceil(cents / CENTS_OF_TEN) * CENTS_OF_TEN;
  return Math.max(CENTS_OF_TEN, nextTen - random.pick(ENDINGS)) || CENTS_OF_TEN;
}

/** Whole per cent by which the second price lies under the first. */
function percentBetween(listPrice: number, discountedPrice: number): number {
  return Math.round(((listPrice - discountedPrice) * 100) / listPrice);
}

/** The price after a percentage, down to the last full 50 cents, with the resulting percentage. */
export function discounted(listPrice: number, percent: number): Pricing {
  const discountedPrice = Math.floor((listPrice * (100 - percent)) / 100 / 50) * 50;
  return { listPrice, discountedPrice, discountPercent: percentBetween(listPrice, discountedPrice) };
}

/** A price in the kind's range (whole quetzales, times the brand's factor), discounted for about one in four. */
export function createPricing(range: readonly [number, number], factor: number, random: Random): Pricing {
  const [low, high] = range;
  const spread = random.next() ** 1.4;
  const listPrice = naturalPrice((low + (high - low) * spread) * factor * 100, random);
  if (!random.chance(0.25)) return { listPrice, discountedPrice: 0, discountPercent: 0 };
  return discounted(listPrice, random.pick(PERCENTS));
}
