/** One group of filters: checkboxes with their counts, and 'Todos', which clears it (interface, Filters). */
import { memo, type ReactNode } from 'react';
import type { FacetValue } from '#domain/catalogue/facets.ts';
import { ALL, type FilterGroup as Group } from '#domain/catalogue/filter.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

export type FilterGroupProps = {
  readonly group: Group;
  readonly title: string;
  readonly allText: string;
  readonly values: readonly FacetValue[];
  readonly counts: ReadonlyMap<string, number>;
  readonly chosen: readonly string[];
  readonly toggle: (group: Group, value: string) => void;
  /** Draws the name of a value by its slug, where that is more than its text. */
  readonly drawName?: ((slug: string) => ReactNode) | undefined;
};

/** With 'Todos' above them, so many values fill the height that a group may have (Filters.css: 17rem, rows of 2rem). */
const LONG = 8;

/** Drawn again only when its own choice or counts change. */
export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const { group, title, allText, values, counts, chosen, drawName } = props;
  const { list, toggle } = useChosenInView(chosen, props.toggle);
  // One value is no choice (decision 27, Filter groups); a chip gives up what an address has chosen of it.
  if (values.length < 2) return null;
  return (
    <fieldset className="filter-group" data-group={group}>
      <legend>{title}</legend>
      <ul ref={list} role="list" data-long={values.length >= LONG || undefined}>
        <li>
          <label className="filter-value">
            <input type="checkbox" checked={chosen.length === 0} onChange={() => toggle(group, ALL)} />
            <span>{allText}</span>
          </label>
        </li>
        {values.map((value) => (
          <FilterValue
            key={value.slug}
            value={value}
            count={counts.get(value.slug) ?? 0}
            isChosen={chosen.includes(value.slug)}
            group={group}
            toggle={toggle}
            drawName={drawName}
          />
        ))}
      </ul>
    </fieldset>
  );
});

type FilterValueProps = Pick<FilterGroupProps, 'group' | 'toggle' | 'drawName'> & {
  readonly value: FacetValue;
  readonly count: number;
  readonly isChosen: boolean;
};

/**
 * Without results it cannot be chosen, but stays where it is; chosen, it can always be given up. A list has hundreds:
 * only those that changed are drawn again.
 */
const FilterValue = memo(function FilterValue(props: FilterValueProps) {
  const { value, count, isChosen, group, toggle, drawName } = props;
  return (
    <li data-depth={value.depth || undefined}>
      <label className="filter-value">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={count === 0 && !isChosen}
          onChange={() => toggle(group, value.slug)}
        />
        {value.hex ? <svg className="color-dot" color={value.hex} aria-hidden="true" /> : null}
        <span>
          {drawName ? <>{drawName(value.slug)} </> : `${value.name} `}
          <small>{`(${count})`}</small>
        </span>
      </label>
    </li>
  );
});
