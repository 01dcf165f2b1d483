/** The chosen filters above the list, each with a button that removes it (decision 26, Facets). */

import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { Facets, FacetValue } from '#features/catalogue/rules/facets.ts';
import { chosen, FILTER_GROUPS, type FilterGroup, type Selection } from '#features/catalogue/rules/filter.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCatalogueText } from '../use-catalogue-text.ts';
import type { BandNames } from './use-band-names.tsx';

export type FilterChipsProps = {
  readonly facets: Facets;
  readonly selection: Selection;
  readonly bandNames: BandNames;
  readonly toggle: (group: FilterGroup, value: string) => void;
  readonly clear: () => void;
};

/** A value's name; its slug where the list does not know it. */
function nameOf(values: readonly FacetValue[], slug: string): string {
  return values.find((value) => value.slug === slug)?.name ?? slug.replaceAll('/', ' · ');
}

export function FilterChips({ facets, selection, bandNames, toggle, clear }: FilterChipsProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const nameWithGroup = (group: FilterGroup, slug: string): string =>
    `${t(`filters.${group}`)} ${translateCatalogTerm(locale, group, nameOf(facets[group], slug)).text}`;
  const chips = FILTER_GROUPS.flatMap((group) =>
    chosen(selection, group).map((slug) => ({
      group,
      slug,
      // '42' alone is unclear; a price band's name is a complete sentence.
      name: group === 'price' ? bandNames.text(slug) : nameWithGroup(group, slug),
    })),
  );
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('filters.applied')}>
      {chips.map(({ group, slug, name }) => (
        <li key={`${group} ${slug}`}>
          <button
            type="button"
            className="chip"
            aria-label={t('filters.remove', { name })}
            onClick={() => toggle(group, slug)}
          >
            <span>{name}</span>
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
      {/* On large screens the panel clears the filters. */}
      {chips.length > 1 ? (
        <li className="chips-clear">
          <button type="button" className="chip" onClick={clear}>
            {t('filters.clearAll')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
