/** 'Para ella', 'Para él', 'Niños' above a list that mixes them: one stop of the keyboard, and one press. */
import { audiencesOf } from '#features/catalogue/rules/audience.ts';
import type { FacetValue } from '#features/catalogue/rules/facets.ts';
import { withGroup } from '#features/catalogue/rules/filter.ts';
import type { ChangeQuery } from '../listing/use-list-query.ts';
import { useCatalogueText } from '../use-catalogue-text.ts';

export type AudienceChoiceProps = {
  readonly categories: readonly FacetValue[];
  /** Slugs of the categories that the list is filtered by. */
  readonly chosen: readonly string[];
  readonly change: ChangeQuery;
  /** On a phone the head has no room for it: it is in the sheet. */
  readonly place: 'head' | 'sheet';
};

export function AudienceChoice({ categories, chosen, change, place }: AudienceChoiceProps) {
  const t = useCatalogueText();
  const choices = audiencesOf(categories);
  if (choices.length === 0) return null;
  const choose = (values: readonly string[]): void =>
    change(({ selection }) => ({ selection: withGroup(selection, 'category', values) }));
  const control = (slug: string) => (place === 'sheet' ? `audience:${slug}` : undefined);
  return (
    <fieldset className="audience" data-place={place}>
      <legend className="visually-hidden">{t('audience.title')}</legend>
      <label className="chip">
        <input
          type="radio"
          name={`whom-${place}`}
          data-control={control('')}
          checked={chosen.length === 0}
          onChange={() => choose([])}
        />
        {t('filters.all')}
      </label>
      {choices.map(({ audience, slug }) => (
        <label key={slug} className="chip">
          <input
            type="radio"
            name={`whom-${place}`}
            data-control={control(slug)}
            checked={chosen.length === 1 && chosen[0] === slug}
            onChange={() => choose([slug])}
          />
          {/* Constant text of its key. */}
          {t(`audience.${audience}`)}
        </label>
      ))}
    </fieldset>
  );
}
