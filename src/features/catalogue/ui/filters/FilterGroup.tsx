/**
 * A disclosure of checkboxes with their counts, and 'Todos', which clears the group (interface, Filters). A closed group
 * has no checkboxes in the page, because a list has hundreds of them.
 */
import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { FacetValue } from '#features/catalogue/rules/facets.ts';
import { ALL, type FilterGroup as Group } from '#features/catalogue/rules/filter.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';

export type FilterGroupProps = {
  readonly group: Group;
  readonly title: string;
  readonly allText: string;
  readonly values: readonly FacetValue[];
  readonly counts: ReadonlyMap<string, number>;
  readonly chosen: readonly string[];
  readonly toggle: (group: Group, value: string) => void;
  /** Open in the built page. */
  readonly isOpenAtFirst?: boolean;
  /** Marks controls with `data-control`, so that a press before hydration finds them again. */
  readonly hasControls?: boolean;
  /** Renders the name of a value by its slug, if it is more than text. */
  readonly renderName?: ((slug: string) => ReactNode) | undefined;
  /** Below the values. */
  readonly children?: ReactNode;
};

type Disclosure = {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

/** Follows the browser, which also opens it before hydration; opens for a newly chosen value. */
function useDisclosure(chosen: readonly string[], isOpenAtFirst: boolean): Disclosure {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst || chosen.length > 0);
  const before = useRef(chosen);
  useLayoutEffect(() => {
    setOpen((was) => details.current?.open ?? was);
  }, []);
  useLayoutEffect(() => {
    if (chosen.some((slug) => !before.current.includes(slug))) setOpen(true);
    before.current = chosen;
  }, [chosen]);
  return { details, isOpen, setOpen };
}

export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const { group, title, values, chosen, isOpenAtFirst = false } = props;
  const { details, isOpen, setOpen } = useDisclosure(chosen, isOpenAtFirst);
  // A single value is no choice (decision 27, Filter groups); a chip removes it if an address chose it.
  if (values.length < 2) return null;
  return (
    <details
      ref={details}
      className="filter-group"
      data-group={group}
      aria-label={title}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {/* Constant text of its key. */}
        {title}
        {chosen.length > 0 ? <small>{` (${chosen.length})`}</small> : null}
      </summary>
      {isOpen ? <FilterValues {...props} /> : null}
    </details>
  );
});

/** The values in their order; colours and tags by the alphabet of the page's language. */
function useOrder({ group, values }: Pick<FilterGroupProps, 'group' | 'values'>): readonly FacetValue[] {
  const locale = useLocale();
  return useMemo(() => {
    if (locale === defaultLocale || (group !== 'color' && group !== 'tag')) return values;
    const nameOf = ({ name }: FacetValue): string => translateCatalogTerm(locale, group, name).text;
    return values.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), locale));
  }, [locale, group, values]);
}

const controlName = (group: Group, slug: string): string => `${group}:${slug}`;

function FilterValues(props: FilterGroupProps) {
  const { group, allText, chosen, toggle, children } = props;
  const values = useOrder(props);
  const sections = group === 'size' ? sizeSections(values) : [];
  return (
    <div>
      <label>
        <input
          type="checkbox"
          data-control={props.hasControls ? controlName(group, ALL) : undefined}
          checked={chosen.length === 0}
          onChange={() => toggle(group, ALL)}
        />
        {/* Constant text. */}
        {allText}
      </label>
      {group === 'size' ? (
        sections.map(([section, own]) => (
          <SizeSection
            key={section}
            {...props}
            name={sections.length > 1 ? section : undefined}
            values={own}
          />
        ))
      ) : (
        <Values {...props} values={values} />
      )}
      {children}
    </div>
  );
}

type SizeSectionProps = FilterGroupProps & { readonly name: SizeSectionName | undefined };

function SizeSection({ name, ...props }: SizeSectionProps) {
  const t = useCatalogueText();
  return (
    <fieldset className="filter-section">
      {name ? <legend>{t(`filters.sizes.${name}`)}</legend> : null}
      <Values {...props} />
    </fieldset>
  );
}

function Values({ group, values, counts, chosen, toggle, hasControls, renderName }: FilterGroupProps) {
  return values.map((value) => (
    <FilterValue
      key={value.slug}
      value={value}
      count={counts.get(value.slug) ?? 0}
      isChosen={chosen.includes(value.slug)}
      group={group}
      toggle={toggle}
      hasControls={hasControls ?? false}
      renderName={renderName}
    />
  ));
}

type FilterValueProps = Pick<FilterGroupProps, 'group' | 'toggle' | 'hasControls' | 'renderName'> & {
  readonly value: FacetValue;
  readonly count: number;
  readonly isChosen: boolean;
};

/** A value; disabled without results, unless it is chosen. Memoized, because a list has hundreds. */
const FilterValue = memo(function FilterValue(props: FilterValueProps) {
  const { value, count, isChosen, group, toggle, hasControls, renderName } = props;
  const { text, lang } = translateCatalogTerm(useLocale(), group, value.name);
  return (
    <label data-depth={value.depth || undefined} lang={lang}>
      <input
        type="checkbox"
        data-control={hasControls ? controlName(group, value.slug) : undefined}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => toggle(group, value.slug)}
      />
      {value.hex ? <svg className="color-dot" color={value.hex} aria-hidden="true" /> : null}
      {/* Constant text of its key. */}
      {renderName ? <span>{renderName(value.slug)} </span> : `${text} `}
      <small>{`(${count})`}</small>
    </label>
  );
});

/** The sections of sizes, in their order. */
const SECTIONS = ['clothes', 'shoes', 'children'] as const;
type SizeSectionName = (typeof SECTIONS)[number];

function sectionOf({ kinds = [], isChildren }: FacetValue): SizeSectionName {
  if (isChildren) return 'children';
  return kinds.includes('shoes') ? 'shoes' : 'clothes';
}

/** The sections with sizes, which keep their order. */
function sizeSections(
  values: readonly FacetValue[],
): readonly (readonly [SizeSectionName, readonly FacetValue[]])[] {
  return SECTIONS.flatMap((section) => {
    const own = values.filter((value) => sectionOf(value) === section);
    return own.length > 0 ? [[section, own] as const] : [];
  });
}
