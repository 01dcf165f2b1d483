/** The address of a product's page, in the colour that was saved or named. */
import type { Locale } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';

/** `color`: the slug of the colour's name. */
export function productHref(
  locale: Locale,
  { sku, color }: { readonly sku: string; readonly color?: string | undefined },
): string {
  const path = pathTo.product(locale, sku);
  return color === undefined ? path : `${path}?${new URLSearchParams({ color })}`;
}
