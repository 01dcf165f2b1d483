/** The categories on the way to a page, as its breadcrumb shows them: named in its language, at the addresses they have. */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { slugPath } from '#shared/i18n/paths.ts';
import type { MenuItem } from '#shared/menu/menu.ts';

export function categoryCrumbs(locale: Locale, trail: readonly MenuItem[]) {
  return trail.map(({ title, slug }) => {
    const { text, lang } = translateCatalogTerm(locale, 'category', title);
    return { label: text, path: slugPath.categoryPage(slug), lang };
  });
}
