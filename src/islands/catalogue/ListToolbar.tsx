/** Order and layout of a list, and on small screens the way to its filters. */
import type { ReactNode } from 'react';
import type { ListQuery, ListView } from '#domain/list-query.ts';
import type { SortOrder } from '#domain/sort.ts';
import type { Text } from '#i18n/messages.ts';
import { Icon } from '#ui/Icon.tsx';
import type { ChangeQuery } from './use-list-query.ts';

const SORTS = [
  ['relevance', 'sort.relevance'],
  ['newest', 'sort.newest'],
  ['price-ascending', 'sort.priceAscending'],
  ['price-descending', 'sort.priceDescending'],
  ['discount', 'sort.discount'],
] as const satisfies readonly (readonly [SortOrder, string])[];

export type ListToolbarProps = {
  readonly t: Text<'catalogue'>;
  readonly query: ListQuery;
  readonly change: ChangeQuery;
  readonly children: ReactNode;
};

export function ListToolbar({ t, query, change, children }: ListToolbarProps) {
  const choose = (value: string): void => {
    const sort = SORTS.find(([order]) => order === value)?.[0];
    if (sort && sort !== query.sort) change({ sort });
  };
  return (
    <div className="list-toolbar">
      {children}
      <span className="list-sort">
        <label htmlFor="list-sort">{t('sort.label')}</label>
        <select id="list-sort" value={query.sort} onChange={(event) => choose(event.target.value)}>
          {SORTS.map(([order, key]) => (
            <option key={order} value={order}>
              {t(key)}
            </option>
          ))}
        </select>
      </span>
      <fieldset className="list-layout">
        <legend className="visually-hidden">{t('layout.label')}</legend>
        <LayoutButton view="grid" query={query} name={t('layout.grid')} change={change} />
        <LayoutButton view="list" query={query} name={t('layout.list')} change={change} />
      </fieldset>
    </div>
  );
}

type LayoutButtonProps = {
  readonly view: ListView;
  readonly query: ListQuery;
  readonly name: string;
  readonly change: ChangeQuery;
};

function LayoutButton({ view, query, name, change }: LayoutButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={query.view === view}
      onClick={() => {
        if (query.view !== view) change({ view });
      }}
    >
      <Icon name={view} size="s" />
    </button>
  );
}
