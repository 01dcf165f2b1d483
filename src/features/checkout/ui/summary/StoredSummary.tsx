/** 'Tu orden' as it is built: a template, filled from the storage before anybody touches the page. Never hydrated. */

import { PLACEHOLDER_LINE } from '#features/cart/rules/line-template.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { summaryWords, useCheckoutText } from '../checkout-text.ts';
import { SummaryRow } from './SummaryRow.tsx';
import { SummaryTable } from './SummaryTable.tsx';

/** Here, because a browser may paint what it has read as soon as it has read it. */
const FILL = { __html: __FIRST_SUMMARY__ };

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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script's content cannot be written as text; it is our own */}
        <script dangerouslySetInnerHTML={FILL} />
      </tbody>
    </SummaryTable>
  );
}

/** The root of what is built. */
export const StoredSummary = withLocale(StoredSummaryContent);
