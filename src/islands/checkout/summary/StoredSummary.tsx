/** 'Tu orden' as it is built: a template, filled from the storage before anybody touches the page. Never hydrated. */

import { formatQuetzales } from '#i18n/formats.ts';
import { PLACEHOLDER_LINE } from '#islands/cart/line/line-parts.ts';
import { summaryWords, useCheckoutText } from '#islands/checkout/checkout-text.ts';
import { useLocale, withLocale } from '#islands/page/locale.tsx';
import { SummaryRow } from './SummaryRow.tsx';
import { SummaryTable } from './SummaryTable.tsx';

function StoredSummaryContent() {
  const locale = useLocale();
  const t = useCheckoutText();
  const format = (cents: number): string => formatQuetzales(cents, locale);
  return (
    <SummaryTable words={summaryWords(t)} total={format(0)} cents={0}>
      <tbody data-stored-lines="cart">
        <template>
          <SummaryRow line={PLACEHOLDER_LINE} format={format} />
        </template>
      </tbody>
    </SummaryTable>
  );
}

/** The root of what is built. */
export const StoredSummary = withLocale(StoredSummaryContent);
