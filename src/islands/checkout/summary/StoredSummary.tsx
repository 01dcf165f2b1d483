/** 'Tu orden' as it is built: a template, filled from the storage before anybody touches the page. Never hydrated. */
import { formatQuetzales } from '#i18n/formats.ts';
import type { Locale } from '#i18n/locales.ts';
import { PLACEHOLDER_LINE } from '#islands/cart/line/line-parts.ts';
import { checkoutTexts, summaryWords } from '#islands/checkout/checkout-text.ts';
import { SummaryRow } from './SummaryRow.tsx';
import { SummaryTable } from './SummaryTable.tsx';

export type StoredSummaryProps = { readonly locale: Locale };

export function StoredSummary({ locale }: StoredSummaryProps) {
  const { t } = checkoutTexts(locale);
  const format = (cents: number): string => formatQuetzales(cents, locale);
  return (
    <SummaryTable words={summaryWords(t)} total={format(0)} cents={0}>
      <tbody data-stored-lines="cart">
        <template>
          <SummaryRow line={PLACEHOLDER_LINE} t={t} format={format} />
        </template>
      </tbody>
    </SummaryTable>
  );
}
