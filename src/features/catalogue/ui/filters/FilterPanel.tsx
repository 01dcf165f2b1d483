/** The region 'Filtros': a sidebar on large screens, a sheet on small ones. */

import type { ReactNode } from 'react';
import type { Facets } from '#features/catalogue/rules/facets.ts';
import {
  type ByGroup,
  chosen,
  chosenCount,
  FILTER_GROUPS,
  type FilterGroup as Group,
  type Selection,
} from '#features/catalogue/rules/filter.ts';
import type { FacetCounts } from '#features/catalogue/rules/filter-index.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { BandNames } from './use-band-names.tsx';
import './Filters.css';

/** The positions of the groups: kind, price, fit, look, then the rest. */
const POSITIONS: ByGroup<number> = { category: 1, price: 2, size: 3, color: 4, brand: 5, tag: 6 };
const GROUPS = FILTER_GROUPS.toSorted((one, other) => POSITIONS[one] - POSITIONS[other]);

/** The open groups of the sheet. */
const OPEN_AT_FIRST: readonly Group[] = ['category', 'price'];
/** The most categories that are open in the sidebar, because keyboard users pass all of them. */
const MAX_OPEN = 8;

export type FilterPanelProps = {
  readonly facets: Facets;
  readonly counts: FacetCounts;
  readonly selection: Selection;
  readonly bandNames: BandNames;
  readonly toggle: (group: Group, value: string) => void;
  readonly clear: () => void;
  readonly place: 'side' | 'sheet';
  /** The open groups; undefined for the default. */
  readonly openGroups?: readonly string[] | undefined;
  /** Hides the values while they belong to another list, so that none moves under a finger. */
  readonly isComing?: boolean;
  /** 'Mi talla', below the sizes. */
  readonly children?: ReactNode;
};

function openAtFirst(place: FilterPanelProps['place'], { category }: Facets): readonly Group[] {
  if (place === 'sheet') return OPEN_AT_FIRST;
  return category.length <= MAX_OPEN ? ['category'] : [];
}

export function FilterPanel(props: FilterPanelProps) {
  const t = useCatalogueText();
  const { facets, counts, selection, bandNames, toggle, clear, place, isComing, children } = props;
  const openGroups = props.openGroups ?? openAtFirst(place, facets);
  return (
    <section
      className="filters"
      data-place={place}
      data-coming={isComing || undefined}
      aria-label={t('filters.title')}
    >
      {GROUPS.map((group) => (
        <FilterGroup
          key={group}
          group={group}
          title={t(`filters.${group}`)}
          allText={t('filters.all')}
          values={facets[group]}
          counts={counts[group]}
          chosen={chosen(selection, group)}
          toggle={toggle}
          isOpenAtFirst={openGroups.includes(group)}
          hasControls={place === 'sheet'}
          renderName={group === 'price' ? bandNames.render : undefined}
        >
          {group === 'size' ? children : null}
        </FilterGroup>
      ))}
      <Button kind="quiet" disabled={chosenCount(selection) === 0} onClick={clear}>
        {t('filters.clear')}
      </Button>
    </section>
  );
}
