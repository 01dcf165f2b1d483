/** What a suggestion looks like: picture, name with the found words marked, price or kind. */

import { pictureSources } from '#features/product/rules/picture.ts';
import { choiceParts } from '#features/search/rules/choice-text.ts';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import { suggestionName, suggestionPath } from '#features/search/rules/suggestion-place.ts';
import { markWords } from '#features/search/rules/suggestion-words.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { AmountPart } from '#shared/i18n/amount-parts.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { pageMoneyFormat, printMoney } from '#shared/money/page-money.ts';

/** One option of the list box: its link and its content. */
export type SuggestionRow = {
  readonly kind: FoundSuggestion['kind'] | 'term';
  readonly href: string;
  readonly content: readonly Node[];
};

type Asked = { readonly term: string; readonly locale: Locale; readonly t: Text<'catalogue'> };

const PICTURE_PIXELS = 48;
const request = { template: shopConfiguration.imageTemplate, widths: [160] };

function picture(src: string): HTMLImageElement {
  const image = new Image(PICTURE_PIXELS, PICTURE_PIXELS);
  image.alt = '';
  image.src = pictureSources(src, request).src;
  return image;
}

function marked(words: string, matched: readonly string[]): readonly Node[] {
  return markWords(words, matched).map(({ text, isFound }) => {
    const part = isFound ? document.createElement('mark') : document.createTextNode(text);
    if (isFound) part.textContent = text;
    return part;
  });
}

function limit(cents: number): HTMLElement {
  const amount = document.createElement('span');
  amount.dataset['limit'] = '';
  printMoney(amount, cents, pageMoneyFormat());
  return amount;
}

const partNode = (part: AmountPart): Node =>
  typeof part === 'number' ? limit(part) : document.createTextNode(part);

function markedName(found: FoundSuggestion, { t, locale }: Asked): HTMLElement {
  const line = document.createElement('span');
  line.className = 'suggestion-name';
  for (const part of suggestionName(found, t, locale)) {
    line.append(...(typeof part === 'number' ? [limit(part)] : marked(part, found.matched)));
  }
  return line;
}

function small(className: string, text: string): HTMLElement {
  const note = document.createElement('span');
  note.className = className;
  note.textContent = text;
  return note;
}

const KIND_TEXTS = {
  category: 'filters.category',
  brand: 'filters.brand',
  list: 'layout.list',
  landing: 'search.landing',
  help: 'search.help',
} as const;

function rowOf(found: FoundSuggestion, asked: Asked): SuggestionRow {
  const { locale, t } = asked;
  const row = { kind: found.kind, href: suggestionPath(found, locale) };
  const name = markedName(found, asked);
  if (found.kind !== 'product') {
    const kind = small('suggestion-kind', found.choices.length > 0 ? '' : t(KIND_TEXTS[found.kind]));
    kind.append(...choiceParts(found.choices, t, locale).map(partNode));
    return { ...row, content: [name, kind] };
  }
  const price = small('suggestion-price', '');
  printMoney(price, found.price, pageMoneyFormat());
  return { ...row, content: [picture(found.image), name, price] };
}

/** The suggestions, and at the end the search itself, whose results are the service's: without any, none are promised. */
export function suggestionRows(found: readonly FoundSuggestion[], asked: Asked): readonly SuggestionRow[] {
  const term = asked.term.trim();
  const all = small('suggestion-name', asked.t(found.length > 0 ? 'search.all' : 'search.none', { term }));
  const last: SuggestionRow = { kind: 'term', href: pathTo.search(asked.locale, term), content: [all] };
  return [...found.map((each) => rowOf(each, asked)), last];
}

/** What was searched for lately. */
export function recentRows(terms: readonly string[], locale: Locale): readonly SuggestionRow[] {
  return terms.map((term) => ({
    kind: 'term',
    href: pathTo.search(locale, term),
    content: [small('suggestion-name', term)],
  }));
}
