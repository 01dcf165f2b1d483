/** A list without products, and ways on (decision 22, Suggestions: a helpful empty result). */

import { useEffect, useState } from 'react';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { chosenCount } from '#features/catalogue/rules/filter.ts';
import type { ShownList } from '#features/catalogue/rules/list-place.ts';
import {
  SHORTCUTS,
  shortcutName,
  shortcutPath,
  suggestedLists,
} from '#features/catalogue/rules/shortcuts.ts';
import type { ListState } from '#features/catalogue/store/product-list.ts';
import { $recent } from '#features/saved/store/saved-lists.ts';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import { suggestionName, suggestionPath } from '#features/search/rules/suggestion-text.ts';
import { amountText } from '#shared/i18n/amount-parts.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { type Money, useMoney } from '#shared/money/use-money.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { SavedCard } from './cards/SavedCard.tsx';
import { colorNames } from './cards/saved-color.ts';
import { findClosest } from './listing/use-list-notices.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

export type EmptyListProps = {
  readonly shown: ShownList;
  readonly list: ListState;
};

const NONE: readonly FoundSuggestion[] = [];
const MAX_PRODUCTS = 12;
const MAX_RECENT = 4;

/** Suggestions with some of the words of a term. */
function useClosest(term: string, locale: Locale): readonly FoundSuggestion[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    void findClosest(term, locale).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [term, locale]);
  return found;
}

export function EmptyList({ shown, list }: EmptyListProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { term, selection } = shown.query;
  const money = useMoney();
  // With filters, the search itself may have results.
  const isSearch = term !== '' && chosenCount(selection) === 0;
  const help = isSearch && list.kind === 'ready' ? (list.help ?? NONE) : NONE;
  const found = useClosest(isSearch ? term : '', locale);
  const action = { href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') };
  return (
    <>
      <EmptyState
        title={t(help.length > 0 ? 'search.helpFound' : 'empty')}
        icon="search"
        action={action}
        ways={isSearch ? [] : suggestedLists(locale, t)}
      >
        {help.length > 0 ? <HelpLinks help={help} /> : <p>{isSearch ? t('search.hint') : t('emptyHint')}</p>}
        {isSearch ? <Places places={shopPlaces({ locale, t, money }, list)} /> : null}
      </EmptyState>
      {found.length > 0 ? <Maybe found={found} list={list} /> : null}
      <Recent list={list} />
    </>
  );
}

type Words = { readonly locale: Locale; readonly t: Text<'catalogue'>; readonly money: Money };
type Place = { readonly href: string; readonly name: string };

/** The first level of categories and the named lists, as in the menu. */
function shopPlaces({ locale, t, money }: Words, list: ListState): readonly Place[] {
  const categories = list.kind === 'ready' ? list.names.categories : [];
  return [
    ...categories
      .filter(({ slug }) => !slug.includes('/'))
      .map(({ slug, title }) => ({
        href: pathTo.category(locale, slug),
        name: translateCatalogTerm(locale, 'category', title).text,
      })),
    ...SHORTCUTS.map((shortcut) => ({
      href: shortcutPath(locale, shortcut),
      name: amountText(shortcutName(t, shortcut), { locale, ...money }),
    })),
  ];
}

/** The articles seen lately (decision 45, Saved lists). */
function Recent({ list }: Pick<EmptyListProps, 'list'>) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { format } = useMoney();
  const products = useShared($recent).slice(0, MAX_RECENT);
  if (products.length === 0) return null;
  const names = colorNames(list.kind === 'ready' ? list.names.colors : [], locale);
  return (
    <section className="empty-found" aria-labelledby="empty-recent">
      <h2 id="empty-recent">{t('recent.title')}</h2>
      <ul className="product-grid" role="list" aria-labelledby="empty-recent">
        {products.map((product) => (
          <li key={product.sku}>
            <SavedCard product={product} colorNames={names} format={format} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to pages of help. */
export function HelpLinks({ help }: { readonly help: readonly FoundSuggestion[] }) {
  const locale = useLocale();
  const t = useCatalogueText();
  const places = help.map((each) => ({
    href: suggestionPath(each, locale),
    name: suggestionName(each, t, locale).join(''),
  }));
  return <Places places={places} />;
}

type MaybeProps = Pick<EmptyListProps, 'list'> & { readonly found: readonly FoundSuggestion[] };

function Maybe({ found, list }: MaybeProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const money = useMoney();
  const names = colorNames(list.kind === 'ready' ? list.names.colors : [], locale);
  const places = found.filter(({ kind }) => kind !== 'product');
  const products = found.filter(({ kind }) => kind === 'product').slice(0, MAX_PRODUCTS);
  return (
    <section className="empty-found" aria-labelledby="empty-found">
      <h2 id="empty-found">{t('search.maybe')}</h2>
      <Places
        places={places.map((place) => ({
          href: suggestionPath(place, locale),
          name: amountText(suggestionName(place, t, locale), { locale, ...money }),
        }))}
      />
      {products.length > 0 ? (
        <ul className="product-grid" role="list" aria-labelledby="empty-found">
          {products.map((each) => (
            <li key={each.id}>
              <SavedCard product={cardOf(each)} colorNames={names} format={money.format} headingLevel={3} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A suggestion as a product of a card, with a link to the colour of its picture. */
function cardOf({ key, name, price, image, query }: FoundSuggestion): SavedProduct {
  const color = new URLSearchParams(query).get('color');
  return { sku: key, name, price, discountedPrice: 0, image, ...(color !== null && { color }) };
}

function Places({ places }: { readonly places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <ul className="empty-places" role="list">
      {places.map(({ href, name }) => (
        <li key={href}>
          <a className="chip" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
