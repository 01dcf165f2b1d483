/** Says above a list that it is not what the service found, what it is instead, and what of the term it is not. */

import { DEFAULT_LIST_QUERY, type ListQuery, listQueryString } from '#domain/list-query.ts';
import { type Choice, selectionOf } from '#domain/read-term.ts';
import type { UnderstoodSearch } from '#domain/understood-search.ts';
import { amountText } from '#i18n/amount-parts.ts';
import { choiceParts } from '#i18n/choice-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { useMoney } from '../cart/use-money.ts';

export type UnderstoodNoteProps = {
  readonly locale: Locale;
  readonly t: Text<'catalogue'>;
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

export function UnderstoodNote({ locale, t, query, understood }: UnderstoodNoteProps) {
  const { format: _, ...money } = useMoney(locale);
  const { choices, missing, unknown } = understood;
  const say = (said: readonly Choice[]): { choices: string } => ({
    choices: amountText(choiceParts(said, t), { locale, ...money }),
  });
  const words = new Intl.ListFormat(locale).format(unknown.map((word) => t('understood.word', { word })));
  return (
    <p className="list-understood">
      {t('understood.notFound', { term: query.term })}{' '}
      {unknown.length > 0 ? `${t('understood.unknown', { words })} ` : null}
      {missing.length > 0
        ? `${t(missing.every(isPrice) ? 'understood.missing' : 'understood.missingIn', say(missing))} `
        : null}
      <strong>
        {isAsUnderstood(query, choices)
          ? t(choices.every(isPrice) ? 'understood.here' : 'understood.hereIn', say(choices))
          : t('understood.instead')}
      </strong>
    </p>
  );
}
