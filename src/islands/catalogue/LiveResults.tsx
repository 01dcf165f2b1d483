/** The list as it is filtered, sorted or searched for; it stands where the printed one stood. */
import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownList } from '#domain/list-place.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { keepListScroll, restoreListScroll } from '#stores/list-scroll.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyList } from './EmptyList.tsx';
import { LiveGrid } from './LiveGrid.tsx';
import { UnderstoodNote } from './UnderstoodNote.tsx';
import { useDrawnCards } from './use-drawn-cards.ts';
import { addressOf, type ChangeQuery } from './use-list-query.ts';
import type { Listing } from './use-listing.ts';

/** Cards of a page, as many as are printed. */
const PAGE_SIZE = 24;
const WAITING_CARDS = 8;

export type LiveResultsProps = {
  readonly locale: Locale;
  readonly t: Text<'catalogue'>;
  readonly messages: Text<'messages'>;
  readonly shown: ShownList;
  readonly listing: Listing;
  readonly change: ChangeQuery;
  readonly retry: () => void;
};

/** While the printed list is shown it stays as it was, out of sight: its cards are taken over by what is asked for next. */
export const LiveResults = memo(function LiveResults(props: LiveResultsProps) {
  const { locale, t, shown, listing, retry } = props;
  if (listing.state === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={t('failed')} icon="alert">
          <p>{t('failedHint')}</p>
          <Button kind="quiet" onClick={retry}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  if (listing.state === 'loading') {
    return (
      <div className="product-grid" aria-busy="true">
        <Skeleton kind="card" count={WAITING_CARDS} />
      </div>
    );
  }
  const understood = listing.list.kind === 'ready' ? listing.list.understood : undefined;
  return (
    <>
      {understood ? <UnderstoodNote {...{ locale, t, understood }} query={shown.query} /> : null}
      {listing.products.length === 0 ? (
        <EmptyList {...{ locale, t, shown, listing }} />
      ) : (
        <Cards {...props} />
      )}
    </>
  );
}, isOutOfSight);

function isOutOfSight(_before: LiveResultsProps, { shown }: LiveResultsProps): boolean {
  return shown.isPrinted;
}

function Cards({ locale, t, messages, shown, listing, change }: LiveResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { query, place } = shown;
  const count = query.page * PAGE_SIZE;
  const cards = useDrawnCards(listing.products, count, query.selection);
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
      <LiveGrid ref={list} {...{ locale, t, messages, listing, view, cards }} />
      {listing.products.length > count ? (
        <p className="list-more">
          <span>{t('shownOf', { shown: count, total: listing.products.length })}</span>
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
