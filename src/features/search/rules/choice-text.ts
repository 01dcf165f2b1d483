/** What a search was narrowed by, in words: 'Negro, talla 42, hasta Q 300'. */

import { translateCatalogTerm } from '#features/catalogue/rules/names/catalog-terms.ts';
import { priceBand } from '#features/catalogue/rules/price-band.ts';
import { type AmountPart, amountParts } from '#shared/i18n/amount-parts.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import type { Choice } from './read-term.ts';

/** The limit that bands from one end of the prices name. */
function priceParts(slugs: readonly string[], t: Text<'catalogue'>): readonly AmountPart[] {
  const bands = slugs.flatMap((slug) => priceBand(slug) ?? []);
  const above = Math.min(...bands.map((band) => band.above));
  const upTo = Math.max(...bands.map((band) => band.upTo));
  return Number.isFinite(upTo)
    ? amountParts((values) => t('understood.upTo', values), { limit: upTo })
    : amountParts((values) => t('understood.above', values), { limit: above });
}

function partsOf(
  { group, slugs, name }: Choice,
  t: Text<'catalogue'>,
  locale: Locale,
): readonly AmountPart[] {
  if (group === 'price') return priceParts(slugs, t);
  const { text } = translateCatalogTerm(locale, group, name);
  return [group === 'size' ? t('understood.size', { name: text }) : text];
}

/** The choices one after the other, prices last: they read on without a preposition. */
export function choiceParts(
  choices: readonly Choice[],
  t: Text<'catalogue'>,
  locale: Locale,
): readonly AmountPart[] {
  const ordered = [...choices].sort(
    (one, other) => Number(one.group === 'price') - Number(other.group === 'price'),
  );
  return ordered.flatMap((choice, at) => [...(at > 0 ? [', '] : []), ...partsOf(choice, t, locale)]);
}
