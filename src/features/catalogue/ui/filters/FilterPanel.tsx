/** The region 'Filtros': a sidebar on large screens, a sheet on small ones. */

import type { ReactNode } from 'react';
import type { Facets } from '#features/catalogue/rules/facets.ts';
import {
  chosen,
  chosenCount,
  type FilterGroup as Group,
  type Selection,
} from '#features/catalogue/rules/filter.ts';
import type { FacetCounts } from '#features/catalogue/rules/filter-index.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { BandNames } from './use-band-names.tsx';
import './Filters.css';

/** In the order a shopper asks: what it is, what it may cost, whether it fits, how it looks; then the rest. */
const GROUPS: readonly Group[] = ['category', 'price', 'size', 'color', 'brand', 'tag'];
/** The most used groups are open in the sheet; shoppers open the others. */
const OPEN_AT_FIRST: readonly Group[] = ['category', 'price'];
/** In the sidebar only a few categories are open, because keyboard users pass all of them. */
const MAX_OPEN = 8;

export type FilterPanelProps = {
  readonly facets: Facets;
  readonly counts: FacetCounts;
  readonly selection: Selection;
  readonly bandNames: BandNames;
  readonly toggle: (group: Group, value: string) => void;
  readonly clear: () => void;
  /** Its place: only one of the two is visible at a time. */
  readonly place: 'side' | 'sheet';
  /** Groups that stand open; undefined for those that do at first. */
  readonly openGroups?: readonly string[] | undefined;
  /** Its values are still those of another list: they are out of sight, so that none moves under a finger. */
  readonly isComing?: boolean;
  /** 'Mi talla', which is shown with the sizes. */
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
          drawName={group === 'price' ? bandNames.draw : undefined}
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
