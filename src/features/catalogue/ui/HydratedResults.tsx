/** The filtered, sorted or searched list, which replaces the built one. */

import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownList } from '#features/catalogue/rules/list-place.ts';
import {
  DEFAULT_LIST_QUERY,
  type ListQuery,
  listQueryString,
  PAGE_SIZE,
} from '#features/catalogue/rules/list-query.ts';
import { restoreListScroll, saveListScroll } from '#features/catalogue/store/list-scroll.ts';
import { Style } from '#features/product/ui/buying/Style.tsx';
import rows from '#features/product/ui/card/ProductRow.css?inline';
import { type Choice, selectionOf } from '#features/search/rules/read-term.ts';
import { choiceParts } from '#features/search/rules/suggestion-text.ts';
import type { UnderstoodSearch } from '#features/search/rules/understood-search.ts';
import { amountText } from '#shared/i18n/amount-parts.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { HydratedGrid, useDrawnCards } from './cards/HydratedGrid.tsx';
import { EmptyList, HelpLinks } from './EmptyList.tsx';
import { addressOf, type ChangeQuery } from './listing/use-list-query.ts';
import type { Results } from './listing/use-listing.ts';
import { useCatalogueText } from './use-catalogue-text.ts';

const WAITING_CARDS = 8;

const NOTHING = { understood: undefined, isCut: undefined, products: [], help: undefined };

export type HydratedResultsProps = {
  readonly shown: ShownList;
  readonly results: Results;
  readonly change: ChangeQuery;
  readonly retry: () => void;
};

/** Does not render again while the built list is shown; the next results reuse its hidden cards. */
export const HydratedResults = memo(function HydratedResults(props: HydratedResultsProps) {
  const { shown, results, retry } = props;
  const t = useCatalogueText();
  if (results.state === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={t('failed')} icon="alert">
          <p>{t(shown.query.term === '' ? 'failedHint' : 'failedSearchHint')}</p>
          <Button kind="quiet" onClick={retry}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  if (results.state === 'loading') {
    return (
      <div className="product-grid" aria-busy="true">
        <Skeleton count={WAITING_CARDS} />
      </div>
    );
  }
  const { list } = results;
  const { understood, isCut, products, help } = list.kind === 'ready' ? list : NOTHING;
  return (
    <>
      {isCut ? <p className="list-understood">{t('cut', { count: products.length })}</p> : null}
      {understood ? <UnderstoodNote understood={understood} query={shown.query} /> : null}
      {help?.length && results.products.length > 0 ? <HelpLinks help={help} /> : null}
      {results.products.length === 0 ? <EmptyList shown={shown} list={list} /> : <Cards {...props} />}
    </>
  );
}, isUnchanged);

function isUnchanged(before: HydratedResultsProps, props: HydratedResultsProps): boolean {
  const isHidden = props.shown.isBuilt;
  return isHidden || (before.shown === props.shown && before.results === props.results);
}

function Cards({ shown, results, change }: HydratedResultsProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const list = useRef<HTMLUListElement>(null);
  const { query, place } = shown;
  const count = query.page * PAGE_SIZE;
  const cards = useDrawnCards(results.products, count, query.selection);
  const { isDrawn } = cards;
  useFocusOnMore(list, count, isDrawn);
  useLayoutEffect(() => {
    saveListScroll();
    if (isDrawn) restoreListScroll();
  }, [isDrawn]);
  const next = { ...query, page: query.page + 1 };
  const { view } = query;
  return (
    <>
      {view === 'list' ? <Style css={rows} /> : null}
      <HydratedGrid ref={list} {...{ results, view, cards }} />
      {results.products.length > count ? (
        <p className="list-more">
          <span>{t('shownOf', { shown: count, total: results.products.length })}</span>
          <ButtonLink
            kind="quiet"
            href={addressOf(locale, place, next)}
            onClick={(event) => {
              event.preventDefault();
              change({ page: next.page }, 'replace');
            }}
          >
            {t('more')}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

/** After 'Ver más', focuses the first new product once it is rendered. */
function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number, isDrawn: boolean): void {
  const before = useRef(count);
  useEffect(() => {
    if (!isDrawn) return;
    if (count === before.current + PAGE_SIZE) {
      list.current?.children[before.current]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [list, count, isDrawn]);
}

export type UnderstoodNoteProps = {
  readonly query: ListQuery;
  readonly understood: UnderstoodSearch;
};

/** Whether the filters are exactly those that were understood. */
function isAsUnderstood({ selection }: ListQuery, choices: readonly Choice[]): boolean {
  const narrowed = (chosen: typeof selection): string =>
    listQueryString({ ...DEFAULT_LIST_QUERY, selection: chosen });
  return choices.length > 0 && narrowed(selection) === narrowed(selectionOf(choices));
}

const isPrice = ({ group }: Choice): boolean => group === 'price';

/** Says that the service found nothing, and how the term was understood instead. */
export function UnderstoodNote({ query, understood }: UnderstoodNoteProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { format: _, ...money } = useMoney();
  const { choices, missing, named, unknown } = understood;
  const say = (said: readonly Choice[]): { choices: string } => ({
    choices: amountText(choiceParts(said, t, locale), { locale, ...money }),
  });
  const quoted = (words: readonly string[]): string =>
    new Intl.ListFormat(locale).format(words.map((word) => t('understood.word', { word })));
  const isNarrowed = isAsUnderstood(query, choices);
  const nameless = t(isNarrowed ? 'understood.everything' : 'understood.closest');
  const what = named.length > 0 ? t('understood.word', { word: named.join(' ') }) : nameless;
  const sentences = [
    unknown.length > 0 ? t('understood.unknown', { words: quoted(unknown) }) : '',
    missing.length > 0
      ? t(missing.every(isPrice) ? 'understood.missing' : 'understood.missingIn', say(missing))
      : '',
    isNarrowed
      ? t(choices.every(isPrice) ? 'understood.here' : 'understood.hereIn', { what, ...say(choices) })
      : t('understood.instead', { what }),
  ];
  return <p className="list-understood">{sentences.filter(Boolean).join(' ')}</p>;
}
