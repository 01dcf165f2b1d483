/** The name of a saved product's colour, which is stored as a slug. */

import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { ColorOption } from '#features/product/rules/product.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { slugOf } from '#shared/text/slug.ts';

/** Names of the shop's colours by slug, in the page's language. */
export type ColorNames = Readonly<Record<string, string>>;

export function colorNames(colors: readonly Pick<ColorOption, 'name'>[], locale: Locale): ColorNames {
  return Object.fromEntries(
    colors.map(({ name }) => [slugOf(name), translateCatalogTerm(locale, 'color', name).text]),
  );
}

/** The name; '' without a colour, the words of the slug for a colour that no longer exists. */
export function savedColor({ color = '' }: { readonly color?: string }, names: ColorNames): string {
  return (Object.hasOwn(names, color) ? names[color] : undefined) ?? color.replaceAll('-', ' ');
}
