/** Whom a list is for: where it mixes things for women, men and children, one of them can be asked for at once. */

import { isOfChildren } from '#features/product/rules/size-preference.ts';
import { wordsOf } from '#shared/text/words.ts';
import type { FacetValue } from './facets.ts';

type Audience = 'her' | 'him' | 'children';
export type AudienceChoice = { readonly audience: Audience; readonly slug: string };

/** What categories are called, as `wordsOf` gives words: without accents, singular. */
const WORDS = {
  her: new Set(wordsOf('mujer dama ella femenino women woman ladies', 20)),
  him: new Set(wordsOf('hombre caballero masculino men man', 20)),
} as const;

function audienceOf(slug: string): Audience | undefined {
  if (isOfChildren(slug)) return 'children';
  const words = wordsOf(slug, 20);
  return (['her', 'him'] as const).find((audience) => words.some((word) => WORDS[audience].has(word)));
}

const ORDER: readonly Audience[] = ['her', 'him', 'children'];

/**
 * The categories of a list that say whom it is for, one of each, in one order; none where it has but one of them. They
 * are the first of the list's own levels.
 */
export function audiencesOf(categories: readonly FacetValue[]): readonly AudienceChoice[] {
  const found = new Map<Audience, string>();
  for (const { slug, depth = 0 } of categories) {
    const audience = depth === 0 ? audienceOf(slug) : undefined;
    if (audience && !found.has(audience)) found.set(audience, slug);
  }
  const choices = ORDER.flatMap((audience) => {
    const slug = found.get(audience);
    return slug === undefined ? [] : [{ audience, slug }];
  });
  return choices.length > 1 ? choices : [];
}
