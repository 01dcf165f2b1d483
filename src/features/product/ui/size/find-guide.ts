/** Finds the size guide of an article in the browser. */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { type GuideIndex, type GuideRule, guideFor } from '#features/product/rules/size-guide.ts';
import { fetchGuideIndex } from '#features/product/store/size-guide.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { slugOf } from '#shared/text/slug.ts';

/** Address of a guide's file in a language. */
export function sizeGuidePath(locale: Locale, id: string): string {
  return localePath(locale, `/producto/tallas/${id}.json`);
}

/** The sizes of an article, each once. */
export function sizesOf({ variants }: Pick<ProductDetail, 'variants'>): readonly string[] {
  return [...new Set(variants.map(({ size }) => size))].filter((size) => size !== '');
}

/** The guide of an article by the index. */
export function guideIn(index: GuideIndex, product: ProductDetail): GuideRule | undefined {
  return guideFor(index.guides, {
    category: index.categories[product.levels.join('/')] ?? '',
    brand: slugOf(product.brand),
    sizes: sizesOf(product),
  });
}

/** Address of the guide's file; '' if none fits, undefined if the index cannot be loaded. Never rejects. */
export async function findGuide(locale: Locale, product: ProductDetail): Promise<string | undefined> {
  const index = await fetchGuideIndex();
  if (!index) return undefined;
  const guide = guideIn(index, product);
  return guide ? sizeGuidePath(locale, guide.id) : '';
}

/** Longest wait for the line about the fit, in ms: a later one would move the buttons. */
const IN_TIME = 1000;

/** The index, if it loads in time. Never rejects. */
export function guidesInTime(): Promise<GuideIndex | undefined> {
  const late = new Promise<undefined>((settle) => setTimeout(settle, IN_TIME, undefined));
  return Promise.race([fetchGuideIndex(), late]);
}
