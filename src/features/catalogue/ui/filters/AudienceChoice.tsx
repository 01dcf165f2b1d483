/** 'Para ella', 'Para él', 'Niños': a quick choice of categories for a list that mixes them. */
import type { FacetValue } from '#features/catalogue/rules/facets.ts';
import { withGroup } from '#features/catalogue/rules/filter.ts';
import { isOfChildren } from '#features/product/rules/size-preference.ts';
import { wordsOf } from '#shared/text/words.ts';
import type { ChangeQuery } from '../listing/use-list-query.ts';
import { useCatalogueText } from '../use-catalogue-text.ts';

const AUDIENCES = ['her', 'him', 'children'] as const;
type Audience = (typeof AUDIENCES)[number];

export type AudienceChoiceProps = {
  readonly categories: readonly FacetValue[];
  /** Slugs of the chosen categories. */
  readonly chosen: readonly string[];
  readonly change: ChangeQuery;
  /** The head on large screens, the sheet on small ones. */
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

export type AudienceCategory = { readonly audience: Audience; readonly slug: string };

/** The first category of each audience on the first level of a list, in one order; none for a single audience. */
export function audiencesOf(categories: readonly FacetValue[]): readonly AudienceCategory[] {
  const found = new Map<Audience, string>();
  for (const { slug, depth = 0 } of categories) {
    const audience = depth === 0 ? audienceOf(slug) : undefined;
    if (audience && !found.has(audience)) found.set(audience, slug);
  }
  const choices = AUDIENCES.flatMap((audience) => {
    const slug = found.get(audience);
    return slug === undefined ? [] : [{ audience, slug }];
  });
  return choices.length > 1 ? choices : [];
}

/** Words in the names of categories, as `wordsOf` gives them: without accents, singular. */
const WORDS = {
  her: new Set(wordsOf('mujer dama ella femenino women woman ladies', 20)),
  him: new Set(wordsOf('hombre caballero masculino men man', 20)),
} as const;

function audienceOf(slug: string): Audience | undefined {
  if (isOfChildren(slug)) return 'children';
  const words = wordsOf(slug, 20);
  return (['her', 'him'] as const).find((audience) => words.some((word) => WORDS[audience].has(word)));
}
