/** The list as it is filtered, sorted or searched for; it replaces the built one. */

import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownList } from '#features/catalogue/rules/list-place.ts';
import { PAGE_SIZE } from '#features/catalogue/rules/list-query.ts';
import { keepListScroll, restoreListScroll } from '#features/catalogue/store/list-scroll.ts';
import { Style } from '#features/product/ui/buying/Style.tsx';
import rows from '#features/product/ui/card/ProductRow.css?inline';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { HydratedGrid } from './cards/HydratedGrid.tsx';
import { useDrawnCards } from './cards/use-rendered-cards.ts';
import { EmptyList, HelpLinks } from './EmptyList.tsx';
import { addressOf, type ChangeQuery } from './listing/use-list-query.ts';
import type { Results } from './listing/use-listing.ts';
import { UnderstoodNote } from './UnderstoodNote.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';

const WAITING_CARDS = 8;

/** Of a list that is not there. */
const NOTHING = { understood: undefined, isCut: undefined, products: [], help: undefined };

export type HydratedResultsProps = {
  readonly shown: ShownList;
  readonly results: Results;
  readonly change: ChangeQuery;
  readonly retry: () => void;
};

/** While the built list is shown it stays as it was, out of sight: its cards are taken over by what is asked for next. */
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
        <Skeleton kind="card" count={WAITING_CARDS} />
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
}, isAsBefore);

function isAsBefore(before: HydratedResultsProps, props: HydratedResultsProps): boolean {
  const isOutOfSight = props.shown.isBuilt;
  return isOutOfSight || (before.shown === props.shown && before.results === props.results);
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
    keepListScroll();
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

/** After 'Ver más' the keyboard goes on with the first product that has come, once it is drawn. */
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
