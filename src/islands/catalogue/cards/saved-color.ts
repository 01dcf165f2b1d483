/** The name of the colour that a product was kept in: lists on the device keep its slug. */

import { slugOf } from '#domain/page/text/slug.ts';
import type { ColorOption } from '#domain/product/product.ts';

/** Names of the shop's colours by their slugs, as a page prints them. */
export type ColorNames = Readonly<Record<string, string>>;

export function colorNames(colors: readonly Pick<ColorOption, 'name'>[]): ColorNames {
  return Object.fromEntries(colors.map(({ name }) => [slugOf(name), name]));
}

/** '' where no colour was chosen; the words of the slug for a colour that the shop does not have any more. */
export function savedColor({ color = '' }: { readonly color?: string }, names: ColorNames): string {
  return (Object.hasOwn(names, color) ? names[color] : undefined) ?? color.replaceAll('-', ' ');
}
