/** No product, and what to do about it (ux 1: a helpful empty result). */
import { useEffect, useState } from 'react';
import type { ShownList } from '#domain/list-place.ts';
import type { FoundSuggestion } from '#domain/suggestion-index.ts';
import { amountText } from '#i18n/amount-parts.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo, SUGGESTIONS_PATH } from '#i18n/paths.ts';
import { suggestionName, suggestionPath } from '#i18n/suggestion-place.ts';
import { suggestionsFor } from '#stores/suggestions.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMoney } from '../cart/use-money.ts';
import { SavedCard } from './SavedCard.tsx';

export type EmptyListProps = {
  readonly locale: Locale;
  readonly t: Text<'catalogue'>;
  readonly shown: ShownList;
};

const NONE: readonly FoundSuggestion[] = [];
/** What is looked for, and how many of the products found are shown; places in the shop are few. */
const MOST_FOUND = 24;
const MOST_PRODUCTS = 12;

/** What the index of the suggestions makes of the term: it forgives typos and knows synonyms. */
function useSuggestions(term: string): readonly FoundSuggestion[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    void suggestionsFor(SUGGESTIONS_PATH, term, MOST_FOUND).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [term]);
  return found;
}

/** The service has the last word about what there is; below its answer stands what the shop's own index would show. */
export function EmptyList({ locale, t, shown }: EmptyListProps) {
  const { term } = shown.query;
  const { format, ...money } = useMoney(locale);
  const found = useSuggestions(term);
  const places = found.filter(({ kind }) => kind !== 'product');
  const products = found.filter(({ kind }) => kind === 'product').slice(0, MOST_PRODUCTS);
  const action = { href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') };
  return (
    <>
      <EmptyState title={t('empty')} icon="search" action={action}>
        <p>{term === '' ? t('emptyHint') : t('search.hint')}</p>
      </EmptyState>
      {found.length > 0 ? (
        <section className="empty-found" aria-labelledby="empty-found">
          <h2 id="empty-found">{t('search.maybe')}</h2>
          <Places
            places={places}
            locale={locale}
            nameOf={(place) => amountText(suggestionName(place, t), { locale, ...money })}
          />
          {products.length > 0 ? (
            <ul className="product-grid" role="list" aria-labelledby="empty-found">
              {products.map(({ id, key, name, price, image }) => (
                <li key={id}>
                  <SavedCard
                    product={{ sku: key, name, price, discountedPrice: 0, image }}
                    locale={locale}
                    t={t}
                    format={format}
                    headingLevel={3}
                  />
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

type PlacesProps = {
  readonly places: readonly FoundSuggestion[];
  readonly locale: Locale;
  readonly nameOf: (place: FoundSuggestion) => string;
};

function Places({ places, locale, nameOf }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <ul className="empty-places" role="list">
      {places.map((place) => (
        <li key={place.id}>
          <ButtonLink kind="quiet" href={suggestionPath(place, locale)}>
            {nameOf(place)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
