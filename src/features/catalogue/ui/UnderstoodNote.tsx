/** Says above a list that the service did not find what it shows, and what of the term it is not. */

import { DEFAULT_LIST_QUERY, type ListQuery, listQueryString } from '#features/catalogue/rules/list-query.ts';
import { type Choice, selectionOf } from '#features/search/rules/read-term.ts';
import { choiceParts } from '#features/search/rules/suggestion-text.ts';
import type { UnderstoodSearch } from '#features/search/rules/understood-search.ts';
import { amountText } from '#shared/i18n/amount-parts.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';

export type UnderstoodNoteProps = {
  readonly query: ListQuery;
  readonly understood: UnderstoodSearch;
};

/** Whether the list is narrowed by just what was understood: the shopper may have chosen otherwise since. */
function isAsUnderstood({ selection }: ListQuery, choices: readonly Choice[]): boolean {
  const narrowed = (chosen: typeof selection): string =>
    listQueryString({ ...DEFAULT_LIST_QUERY, selection: chosen });
  return choices.length > 0 && narrowed(selection) === narrowed(selectionOf(choices));
}

const isPrice = ({ group }: Choice): boolean => group === 'price';

export function UnderstoodNote({ query, understood }: UnderstoodNoteProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const { format: _, ...money } = useMoney();
  const { choices, missing, named, unknown } = understood;
  const say = (said: readonly Choice[]): { choices: string } => ({
    choices: amountText(choiceParts(said, t, locale), { locale, ...money }),
  });
  const quoted = (words: readonly string[]): string =>
    new Intl.ListFormat(locale).format(words.map((word) => t('understood.word', { word })));
  const isNarrowed = isAsUnderstood(query, choices);
  const nameless = t(isNarrowed ? 'understood.everything' : 'understood.closest');
  const what = named.length > 0 ? t('understood.word', { word: named.join(' ') }) : nameless;
  const sentences = [
    unknown.length > 0 ? t('understood.unknown', { words: quoted(unknown) }) : '',
    missing.length > 0
      ? t(missing.every(isPrice) ? 'understood.missing' : 'understood.missingIn', say(missing))
      : '',
    isNarrowed
      ? t(choices.every(isPrice) ? 'understood.here' : 'understood.hereIn', { what, ...say(choices) })
      : t('understood.instead', { what }),
  ];
  return <p className="list-understood">{sentences.filter(Boolean).join(' ')}</p>;
}
