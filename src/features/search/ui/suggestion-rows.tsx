/** The content of a suggestion: picture, name with the found words marked, price or kind. */

import type { ReactNode } from 'react';
import { pictureSources } from '#features/product/rules/picture.ts';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import {
  choiceParts,
  markWords,
  suggestionName,
  suggestionPath,
} from '#features/search/rules/suggestion-text.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { AmountPart } from '#shared/i18n/amount-parts.ts';
import { formatLimit } from '#shared/i18n/formats.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';

/** One option of the list box: its link and its content. */
export type SuggestionRow = {
  readonly kind: FoundSuggestion['kind'] | 'term';
  readonly href: string;
  readonly content: ReactNode;
};

type Query = { readonly term: string; readonly locale: Locale; readonly t: Text<'catalogue'> };

const PICTURE_PIXELS = 48;
const request = { template: shopConfiguration.imageTemplate, widths: [160] };

/** A list whose items never change places: the position is the key. */
export function withKeys<Item>(
  items: readonly Item[],
): readonly { readonly key: number; readonly item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}

/** A limit of prices; a change of currency prints it again by its `data-cents`. */
function Limit({ cents }: { readonly cents: number }) {
  const locale = useLocale();
  const { currency, rate } = useMoney();
  return (
    <span translate="no" data-cents={cents} data-limit="">
      {formatLimit(cents, { locale, currency, rate })}
    </span>
  );
}

function ProductPrice({ cents }: { readonly cents: number }) {
  const { format } = useMoney();
  return (
    <span className="suggestion-price" translate="no" data-cents={cents}>
      {format(cents)}
    </span>
  );
}

const mark = (words: string, matched: readonly string[]): ReactNode =>
  withKeys(markWords(words, matched)).map(({ key, item: { text, isFound } }) =>
    isFound ? <mark key={key}>{text}</mark> : text,
  );

const drawParts = (parts: readonly AmountPart[], draw: (text: string) => ReactNode): ReactNode =>
  withKeys(parts).map(({ key, item }) =>
    typeof item === 'number' ? <Limit key={key} cents={item} /> : draw(item),
  );

const KIND_TEXTS = {
  category: 'filters.category',
  brand: 'filters.brand',
  list: 'layout.list',
  landing: 'search.landing',
  help: 'search.help',
} as const;

function rowOf(found: FoundSuggestion, { locale, t }: Query): SuggestionRow {
  const { kind, matched, choices } = found;
  const parts = suggestionName(found, t, locale);
  const name = <span className="suggestion-name">{drawParts(parts, (text) => mark(text, matched))}</span>;
  const row = { kind, href: suggestionPath(found, locale) };
  if (kind === 'product') {
    const { src } = pictureSources(found.image, request);
    const picture = <img alt="" src={src} width={PICTURE_PIXELS} height={PICTURE_PIXELS} />;
    return {
      ...row,
      content: (
        <>
          {picture}
          {name}
          <ProductPrice cents={found.price} />
        </>
      ),
    };
  }
  const note =
    choices.length > 0 ? drawParts(choiceParts(choices, t, locale), (text) => text) : t(KIND_TEXTS[kind]);
  return {
    ...row,
    content: (
      <>
        {name}
        <span className="suggestion-kind">{note}</span>
      </>
    ),
  };
}

const termRow = (href: string, text: string): SuggestionRow => ({
  kind: 'term',
  href,
  content: <span className="suggestion-name">{text}</span>,
});

/** The suggestions, and last the search itself; without suggestions its text promises no results. */
export function suggestionRows(found: readonly FoundSuggestion[], query: Query): readonly SuggestionRow[] {
  const { locale, t } = query;
  const term = query.term.trim();
  const text = t(found.length > 0 ? 'search.all' : 'search.none', { term });
  return [...found.map((each) => rowOf(each, query)), termRow(pathTo.search(locale, term), text)];
}

/** The latest searches. */
export function recentRows(terms: readonly string[], locale: Locale): readonly SuggestionRow[] {
  return terms.map((term) => termRow(pathTo.search(locale, term), term));
}
