/**
 * Head, filters, order and layout of a list (interface, Lists). The built list stays until something else is asked for;
 * then the results replace it.
 */

import { type ComponentProps, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  chosenCount,
  chosen as chosenOf,
  type FilterGroup,
  NO_SELECTION,
  toggleFilter,
} from '#features/catalogue/rules/filter.ts';
import type { ListPlace } from '#features/catalogue/rules/list-place.ts';
import { isGiftList, shortcutName } from '#features/catalogue/rules/names/shortcuts.ts';
import { amountText } from '#shared/i18n/amount-parts.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useRightAfterPaint } from './after-paint.ts';
import { AudienceChoice } from './filters/AudienceChoice.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FILTER_SHEET, FilterSheet } from './filters/FilterSheet.tsx';
import { MySize } from './filters/MySize.tsx';
import { useBandNames } from './filters/use-band-names.tsx';
import { useStoredFilters } from './filters/use-stored-filters.ts';
import { HydratedResults } from './HydratedResults.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { BuiltFacets } from './listing/built-list.ts';
import { showResults } from './listing/show-results.ts';
import { useListNotices } from './listing/use-list-notices.ts';
import { useListPage } from './listing/use-list-page.ts';
import { useListQuery } from './listing/use-list-query.ts';
import { useListTitle } from './listing/use-list-title.ts';
import { useListing } from './listing/use-listing.ts';
import { useCatalogueText } from './use-catalogue-text.ts';
import { useEmptyList } from './use-empty-list.ts';
import { useUnderstoodFilters } from './use-understood-filters.ts';
import './ListControls.css';

type ListControlsContentProps = {
  readonly place: ListPlace;
  readonly heading: string;
  /** Where the heading is in another language than the page. */
  readonly headingLang?: string;
  /** The audience of the list, where its heading does not name it: 'Hombre' for 'Tenis'. */
  readonly owner?: string;
  /** Products of the built list, all pages. */
  readonly total: number;
  readonly facets: BuiltFacets;
  /** As in `SiteSettings`. */
  readonly imageBase: string;
};

function ListControlsContent(props: ListControlsContentProps) {
  const { place } = props;
  const locale = useLocale();
  const t = useCatalogueText();
  const { shown, isRead, change } = useListQuery(place);
  const listing = useListing({ shown, isRead }, props);
  const { results } = listing;
  // The option, the chips and the count answer first; the products follow a frame later.
  const below = useRightAfterPaint(useMemo(() => ({ shown, results, isRead }), [shown, results, isRead]));
  const live = useListPage(below.shown, below.results.state, below.isRead);
  const [isOpen, setIsOpen] = useState(false);
  useListNotices(results.list, shown.query.term);
  const { query } = shown;
  const { selection } = query;
  useStoredFilters({ shown, isRead });
  useUnderstoodFilters(results, shown, change);
  const isEmpty = useEmptyList(below.shown, below.results, live);
  const { format: _, ...money } = useMoney();
  const isOfGifts = shown.place.kind === 'all' && isGiftList(query);
  const heading = isOfGifts
    ? amountText(shortcutName(t, 'gifts'), { locale, ...money })
    : headingOf(t, props, shown);
  const isOwn = heading === props.heading;
  const owner = isOwn ? props.owner : undefined;
  useListTitle(isOwn ? undefined : heading);

  const toggle = useCallback(
    (group: FilterGroup, value: string): void => {
      change((now) => ({ selection: toggleFilter(now.selection, group, value) }));
      showResults();
    },
    [change],
  );
  const clear = useCallback((): void => change({ selection: NO_SELECTION }), [change]);
  const status = useRef<HTMLParagraphElement>(null);
  /** For buttons that go with what they do: the focus stays in the page, where the news come. */
  const announcingCount = <T extends unknown[]>(act: (...how: T) => void) => {
    return (...how: T): void => {
      status.current?.focus({ preventScroll: true });
      act(...how);
    };
  };
  const retry = announcingCount(results.retry);
  const count = shown.isBuilt ? props.total : results.products.length;
  const bandNames = useBandNames();
  const panel = { facets: listing.facets, counts: listing.counts, selection, bandNames, toggle, clear };
  const mySize = { sizes: listing.facets.size, chosen: chosenOf(selection, 'size'), change };
  const audience = {
    categories: listing.facets.category,
    chosen: chosenOf(selection, 'category'),
    change,
  };
  const chosen = chosenCount(selection);
  const isCounted = shown.isBuilt || results.state === 'ready';
  const isLoading = !isCounted && results.state === 'loading';
  const countText = isCounted ? t('count', { count }) : isLoading ? t('loading') : '';
  return (
    <>
      <a className="skip-link" href={shown.isBuilt ? '#productos' : '#resultados'}>
        {t('skip')}
      </a>
      <header className="listing-head">
        <div className="listing-title">
          <h1
            lang={isOwn ? props.headingLang : undefined}
            translate={isOwn && place.kind === 'brand' ? 'no' : undefined}
          >
            {owner ? (
              <>
                <span>{heading}</span>
                <span className="listing-owner">{` ${owner}`}</span>
              </>
            ) : (
              heading
            )}
          </h1>
          {/* Only the count is announced: a screen reader skips a busy region. */}
          <p
            role="status"
            aria-busy={isLoading || undefined}
            ref={status}
            tabIndex={-1}
            data-loading={t('loading')}
          >
            {countText}
          </p>
        </div>
        {isEmpty ? null : (
          <>
            <ListToolbar query={query} change={change}>
              <button
                type="button"
                className="list-open-filters"
                aria-haspopup="dialog"
                aria-label={chosen > 0 ? t('filters.openCount', { count: chosen }) : t('filters.open')}
                data-native=""
                command="show-modal"
                commandfor={FILTER_SHEET}
              >
                <Icon name="filter" size="s" />
                <span>{chosen > 0 ? `${t('filters.open')} (${chosen})` : t('filters.open')}</span>
              </button>
            </ListToolbar>
            <AudienceChoice place="head" {...audience} />
            <FilterChips {...panel} toggle={announcingCount(toggle)} clear={announcingCount(clear)} />
          </>
        )}
      </header>
      {/* Only one of the two is in the page: behind the open sheet nobody sees the other. */}
      {isEmpty || isOpen ? null : (
        <FilterPanel {...panel} place="side" isComing={query.term !== '' && results.state === 'loading'}>
          <MySize id="side" {...mySize} />
        </FilterPanel>
      )}
      <FilterSheet onToggle={setIsOpen} count={isCounted ? count : undefined}>
        {(openGroups) => (
          <>
            <AudienceChoice place="sheet" {...audience} />
            <FilterPanel {...panel} place="sheet" openGroups={openGroups}>
              <MySize id="sheet" {...mySize} />
            </FilterPanel>
          </>
        )}
      </FilterSheet>
      {live
        ? createPortal(
            <HydratedResults shown={below.shown} results={below.results} change={change} retry={retry} />,
            live,
          )
        : null}
    </>
  );
}

function headingOf(
  t: Text<'catalogue'>,
  { heading, place }: ListControlsContentProps,
  shown: { readonly place: ListPlace; readonly query: { readonly term: string } },
): string {
  if (shown.query.term !== '') return t('results', { term: shown.query.term });
  return shown.place.kind === 'all' && place.kind !== 'all' ? t('allProducts') : heading;
}

/** The root of what is built. */
export const ListControls = withLocale(ListControlsContent);
export type ListControlsProps = ComponentProps<typeof ListControls>;
