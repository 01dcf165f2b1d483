/** Where a kept product leads: to its page, in the colour that it was kept in. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/paths.ts';

export function savedHref(
  locale: Locale,
  { sku, color }: { readonly sku: string; readonly color?: string | undefined },
): string {
  const path = pathTo.product(locale, sku);
  return color === undefined ? path : `${path}?${new URLSearchParams({ color })}`;
}
