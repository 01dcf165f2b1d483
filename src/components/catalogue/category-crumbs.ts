/** The categories on the way to a page, as its breadcrumb shows them: named in its language, at the addresses they have. */
import type { MenuItem } from '#domain/page/menu.ts';
import type { Locale } from '#i18n/locales.ts';
import { slugPath } from '#i18n/paths.ts';
import { wireWord } from '#i18n/wire-words.ts';

export function categoryCrumbs(locale: Locale, trail: readonly MenuItem[]) {
  return trail.map(({ title, slug }) => {
    const { text, lang } = wireWord(locale, 'category', title);
    return { label: text, path: slugPath.categoryPage(slug), lang };
  });
}
