/** 'Mi talla' (decision 24, Mi talla): the shopper's sizes, stored on the device, as a filter. */

import { memo } from 'react';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { FacetValue } from '#features/catalogue/rules/facets.ts';
import { withGroup } from '#features/catalogue/rules/filter.ts';
import { preferredSizes, type SizeKind } from '#features/product/rules/size-preference.ts';
import { $sizePreference, setSizePreference } from '#features/product/store/size-preference.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import type { ChangeQuery } from '../listing/use-list-query.ts';
import { useCatalogueText } from '../use-catalogue-text.ts';

export type MySizeProps = {
  /** Distinguishes the fields of two on one page. */
  readonly id: string;
  /** The sizes of the list. */
  readonly sizes: readonly FacetValue[];
  /** Slugs of the sizes that the list is filtered by. */
  readonly chosen: readonly string[];
  readonly change: ChangeQuery;
};

const sizesFor = (kind: SizeKind, sizes: readonly FacetValue[]): readonly FacetValue[] =>
  sizes.filter(({ kinds = [] }) => kinds.includes(kind));

/** Memoized, because its selects are long. */
export const MySize = memo(function MySize({ id, sizes, chosen, change }: MySizeProps) {
  const t = useCatalogueText();
  const mine = useShared($sizePreference);
  const wanted = preferredSizes(mine);
  if (sizes.length === 0) return null;
  const isOnly =
    wanted.length > 0 && chosen.length === wanted.length && wanted.every((slug) => chosen.includes(slug));
  const only = isOnly ? [] : wanted;
  return (
    <fieldset className="filter-group my-size">
      <legend>{t('mySize.title')}</legend>
      <SizeSelect
        id={`${id}-shoes`}
        label={t('mySize.shoes')}
        none={t('mySize.none')}
        sizes={sizesFor('shoes', sizes)}
        value={mine.shoes}
        onChange={(shoes) => setSizePreference({ shoes })}
      />
      <SizeSelect
        id={`${id}-clothes`}
        label={t('mySize.clothes')}
        none={t('mySize.none')}
        sizes={sizesFor('clothes', sizes)}
        value={mine.clothes}
        onChange={(clothes) => setSizePreference({ clothes })}
      />
      <label className="filter-value">
        <input
          type="checkbox"
          disabled={wanted.length === 0}
          checked={isOnly}
          onChange={() => change(({ selection }) => ({ selection: withGroup(selection, 'size', only) }))}
        />
        <span>{t('mySize.only')}</span>
      </label>
      <p className="my-size-hint">{t('mySize.hint')}</p>
    </fieldset>
  );
});

type SizeSelectProps = {
  readonly id: string;
  readonly label: string;
  readonly none: string;
  readonly sizes: readonly FacetValue[];
  readonly value: string;
  readonly onChange: (size: string) => void;
};

/** A size that was set elsewhere stays in the list, even if no product has it. */
function SizeSelect({ id, label, none, sizes, value, onChange }: SizeSelectProps) {
  const locale = useLocale();
  const names = sizes.map(({ name }) => name);
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  if (all.length === 0) return null;
  return (
    <p className="my-size-row">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {all.map((name) => (
          <option key={name} value={name}>
            {translateCatalogTerm(locale, 'size', name).text}
          </option>
        ))}
      </select>
    </p>
  );
}
