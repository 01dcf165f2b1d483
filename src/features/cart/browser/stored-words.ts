/** Colours and sizes of painted lines in the page's language, once its dictionary may be loaded (decision 134, English words). */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';

/** What speaks the page's language already: a second look would not find its word. */
const translated = new WeakSet<Element>();

/** Translates what `stored-cart-preview.ts` has painted. */
export function translateLines(root: ParentNode): void {
  for (const kind of ['color', 'size'] as const) {
    for (const place of root.querySelectorAll<HTMLElement>(`[data-stored-lines] [data-field="${kind}"]`)) {
      const word = place.textContent;
      if (translated.has(place) || word === '') continue;
      const { text, lang } = translateCatalogTerm(pageLocale(), kind, word);
      place.textContent = text;
      if (lang) place.lang = lang;
      else place.removeAttribute('lang');
      translated.add(place);
    }
  }
}
