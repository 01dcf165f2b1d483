/** Layout and order of a list, and the button of its filters on small screens; in the same order for the keyboard. */

import { memo, type ReactNode } from 'react';
import type { ListQuery, ListView } from '#features/catalogue/rules/list-query.ts';
import type { SortOrder } from '#features/catalogue/rules/sort.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { ChangeQuery } from './listing/use-list-query.ts';
import { useCatalogueText } from './use-catalogue-text.ts';
import './ListToolbar.css';

const SORTS = [
  ['relevance', 'sort.relevance'],
  ['newest', 'sort.newest'],
  ['price-ascending', 'sort.priceAscending'],
  ['price-descending', 'sort.priceDescending'],
  ['discount', 'sort.discount'],
] as const satisfies readonly (readonly [SortOrder, string])[];

const LAYOUTS = [
  ['grid', 'layout.grid'],
  ['list', 'layout.list'],
] as const satisfies readonly (readonly [ListView, string])[];

export type ListToolbarProps = {
  readonly query: ListQuery;
  readonly change: ChangeQuery;
  readonly children: ReactNode;
};

export function ListToolbar({ query, change, children }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      <LayoutButtons view={query.view} change={change} />
      {children}
      <SortSelect sort={query.sort} change={change} />
    </div>
  );
}

type PartProps = Pick<ListToolbarProps, 'change'>;

/** Memoized: a filter does not change it. */
const SortSelect = memo(function SortSelect({ sort, change }: PartProps & { readonly sort: SortOrder }) {
  const t = useCatalogueText();
  const choose = (value: string): void => {
    const chosen = SORTS.find(([order]) => order === value)?.[0];
    if (chosen && chosen !== sort) change({ sort: chosen });
  };
  return (
    <span className="list-sort">
      <label htmlFor="list-sort">{t('sort.label')}</label>
      <select id="list-sort" value={sort} onChange={(event) => choose(event.target.value)}>
        {SORTS.map(([order, key]) => (
          <option key={order} value={order}>
            {t(key)}
          </option>
        ))}
      </select>
    </span>
  );
});

const LayoutButtons = memo(function LayoutButtons({ view, change }: PartProps & { readonly view: ListView }) {
  const t = useCatalogueText();
  return (
    <fieldset className="list-layout">
      <legend className="visually-hidden">{t('layout.label')}</legend>
      {LAYOUTS.map(([layout, key]) => (
        <button
          key={layout}
          type="button"
          aria-label={t(key)}
          title={t(key)}
          aria-pressed={view === layout}
          onClick={() => {
            if (view !== layout) change({ view: layout });
          }}
        >
          <Icon name={layout} size="s" />
        </button>
      ))}
    </fieldset>
  );
});
