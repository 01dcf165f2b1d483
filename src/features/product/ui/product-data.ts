/** The data of a product page besides texts; computed once for the pages of an article in all languages. */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { initialChoice, initialImages, shownVariant } from '#features/product/rules/variant.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { encodeJsonAttribute } from '#shared/html/json-attribute.ts';
import { parseRichText } from '#shared/html/rich-text.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { type PurchasableJson, purchasableOf, purchasableToJson } from './buying/purchasable.ts';

/**
 * `data-product` of a page: the article as a saved product, with the prices it is shown with first, in cents of GTQ
 * (`features/saved/browser/card-product.ts` reads it).
 */
export function productData(product: ProductDetail): string {
  const { sku, name, brand, variants } = product;
  const choice = initialChoice(variants, 'discount');
  const { price, discountedPrice } = (choice && shownVariant(variants, choice)) ?? product;
  const [image = ''] = initialImages(product);
  return encodeJsonAttribute(
    JSON.stringify({ sku, name, price, discountedPrice, image, ...(brand && { brand }) }),
  );
}

/** The address for questions about an article: the chat's, else a mail, else ''. */
export function contactOf({ whatsapp, email }: Pick<SiteSettings, 'whatsapp' | 'email'>): string {
  if (whatsapp !== '') return whatsapp;
  return email === '' ? '' : `mailto:${email}`;
}

/** The tree of an article's description. */
export const descriptionOf = memoize(({ fullDescription }: ProductDetail) => parseRichText(fullDescription));

const jsonByBase = memoize((_product: ProductDetail) => new Map<string, PurchasableJson>());

/** The product of the purchase box. @param imageBase as in `SiteSettings` */
export function purchasableJsonOf(product: ProductDetail, imageBase: string): PurchasableJson {
  const known = jsonByBase(product);
  const json = known.get(imageBase) ?? purchasableToJson(purchasableOf(product), imageBase);
  known.set(imageBase, json);
  return json;
}
