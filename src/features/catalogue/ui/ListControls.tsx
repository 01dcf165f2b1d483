/** Head, filters, order and layout of a list (interface, Lists); its results replace the built list on demand. */

import { type ComponentProps, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FacetColumns } from '#features/catalogue/rules/facets.ts';
import {
  chosenCount,
  chosen as chosenOf,
  type FilterGroup,
  NO_SELECTION,
  toggleFilter,
} from '#features/catalogue/rules/filter.ts';
import type { ListPlace } from '#features/catalogue/rules/list-place.ts';
import { isGiftList, shortcutName } from '#features/catalogue/rules/shortcuts.ts';
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
import { HydratedResults } from './HydratedResults.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useListNotices } from './listing/use-list-notices.ts';
import { scrollToResults, useListPage, useListTitle } from './listing/use-list-page.ts';
import { useListQuery, useStoredFilters, useUnderstoodFilters } from './listing/use-list-query.ts';
import { useListing } from './listing/use-listing.ts';
import { useCatalogueText } from './use-catalogue-text.ts';
import './ListControls.css';

type ListControlsContentProps = {
  readonly place: ListPlace;
  readonly heading: string;
  /** The language of the heading, if it is not the page's. */
  readonly headingLang?: string;
  /** The audience of the list, if its heading does not name it: 'Hombre' for 'Tenis'. */
  readonly owner?: string;
  /** Products on all pages of the built list. */
  readonly total: number;
  readonly facets: FacetColumns;
  /** See `SiteSettings`. */
  readonly imageBase: string;
};

function ListControlsContent(props: ListControlsContentProps) {
  const { place } = props;
  const locale = useLocale();
  const t = useCatalogueText();
  const { shown, isRead, change } = useListQuery(place);
  const listing = useListing({ shown, isRead }, props);
  const { results } = listing;
  // The option, the chips and the count render first; the products follow a frame later.
  const below = useRightAfterPaint(useMemo(() => ({ shown, results, isRead }), [shown, results, isRead]));
  const { target, isEmpty } = useListPage(below);
  const [isOpen, setIsOpen] = useState(false);
  useListNotices(results.list, shown.query.term);
  const { query } = shown;
  const { selection } = query;
  useStoredFilters({ shown, isRead });
  useUnderstoodFilters(results, shown, change);
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
      scrollToResults();
    },
    [change],
  );
  const clear = useCallback((): void => change({ selection: NO_SELECTION }), [change]);
  const status = useRef<HTMLParagraphElement>(null);
  /** Moves the focus to the count, because the pressed button disappears. */
  const focusingCount = <T extends unknown[]>(act: (...args: T) => void) => {
    return (...args: T): void => {
      status.current?.focus({ preventScroll: true });
      act(...args);
    };
  };
  const retry = focusingCount(results.retry);
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
            <FilterChips {...panel} toggle={focusingCount(toggle)} clear={focusingCount(clear)} />
          </>
        )}
      </header>
      {/* Only one panel is in the page: the open sheet covers the other. */}
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
      {target
        ? createPortal(
            <HydratedResults shown={below.shown} results={below.results} change={change} retry={retry} />,
            target,
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

export const ListControls = withLocale(ListControlsContent);
export type ListControlsProps = ComponentProps<typeof ListControls>;
