/** No product, and what to do about it (ux 1: a helpful empty result). */
import { useEffect, useState } from 'react';
import type { ShownList } from '#domain/list-place.ts';
import type { FoundSuggestion } from '#domain/suggestion-index.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo, SUGGESTIONS_PATH } from '#i18n/paths.ts';
import { suggestionsFor } from '#stores/suggestions.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

export type EmptyListProps = {
  readonly locale: Locale;
  readonly t: Text<'catalogue'>;
  readonly shown: ShownList;
};

const NONE: readonly FoundSuggestion[] = [];

function hrefOf({ kind, key }: FoundSuggestion, locale: Locale): string {
  if (kind === 'category') return pathTo.category(locale, key);
  return kind === 'brand' ? pathTo.brand(locale, key) : pathTo.product(locale, key);
}

/** What the index of the suggestions makes of the term: it forgives typos and knows synonyms. */
function useSuggestions(term: string): readonly FoundSuggestion[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    void suggestionsFor(SUGGESTIONS_PATH, term).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [term]);
  return found;
}

export function EmptyList({ locale, t, shown }: EmptyListProps) {
  const { term } = shown.query;
  const found = useSuggestions(term);
  const action = { href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') };
  return (
    <EmptyState title={t('empty')} icon="search" action={action}>
      <p>{term === '' ? t('emptyHint') : t('search.hint')}</p>
      {found.length > 0 ? (
        <>
          <h2 className="empty-heading">{t('search.maybe')}</h2>
          <ul className="empty-links">
            {found.map((each) => (
              <li key={each.id}>
                <a href={hrefOf(each, locale)}>{each.name}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </EmptyState>
  );
}
