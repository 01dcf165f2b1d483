/** The colours of a card, each leading to the product in that colour (decision 30, Cards). */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import { type ColorSized, sizesByColor } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { CardColor } from '#features/product/ui/card/ProductCard.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { slugOf } from '#shared/text/slug.ts';

/** Hex values by the slug of the colour's name. */
export type ColorHexes = ReadonlyMap<string, string>;

/** The shop's colours as cards look them up. */
export function colorHexes(colors: readonly { readonly name: string; readonly hex: string }[]): ColorHexes {
  return new Map(colors.map(({ name, hex }) => [slugOf(name), hex]));
}

/**
 * The product's colours in their order; one whose value nobody knows is an empty ring with its name. `size`: the slug of
 * the one that was chosen, which stays chosen in the colours that have it.
 */
export function cardColors(
  product: Pick<Product, 'sku'> & ColorSized,
  hexes: ColorHexes,
  locale: Locale,
  size = '',
): readonly CardColor[] {
  const href = pathTo.product(locale, product.sku);
  const rows = size === '' ? [] : sizesByColor(product);
  return product.colors.map((name, at) => {
    const slug = slugOf(name);
    const sized = rows[at]?.some((each) => slugOf(each) === size) ? `&talla=${size}` : '';
    const { text, lang } = translateCatalogTerm(locale, 'color', name);
    return { name: text, lang, hex: hexes.get(slug) ?? '', href: `${href}?color=${slug}${sized}` };
  });
}
