/** The name of the colour that a product was kept in: lists on the device keep its slug. */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import type { ColorOption } from '#features/product/rules/product.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { slugOf } from '#shared/text/slug.ts';

/** Names of the shop's colours by their slugs, in the language of the page that prints them. */
export type ColorNames = Readonly<Record<string, string>>;

export function colorNames(colors: readonly Pick<ColorOption, 'name'>[], locale: Locale): ColorNames {
  return Object.fromEntries(
    colors.map(({ name }) => [slugOf(name), translateCatalogTerm(locale, 'color', name).text]),
  );
}

/** '' where no colour was chosen; the words of the slug for a colour that the shop does not have any more. */
export function savedColor({ color = '' }: { readonly color?: string }, names: ColorNames): string {
  return (Object.hasOwn(names, color) ? names[color] : undefined) ?? color.replaceAll('-', ' ');
}
