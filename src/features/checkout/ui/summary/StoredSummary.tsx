/** 'Tu orden' in the built page: a template that scripts fill from the storage. Never hydrated. */
import { PLACEHOLDER_LINE } from '#features/cart/rules/line-template.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { useCheckoutText } from '../checkout-text.ts';
import { SummaryRow } from './SummaryRow.tsx';
import { SummaryTable } from './SummaryTable.tsx';

/** Inline, because a browser may paint the page up to here. */
const FILL = { __html: __FIRST_SUMMARY__ };

function StoredSummaryContent() {
  const locale = useLocale();
  const t = useCheckoutText();
  const format = (cents: number): string => formatQuetzales(cents, locale);
  return (
    <SummaryTable words={(key) => t(`summary.${key}`)} total={format(0)} cents={0}>
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

export const StoredSummary = withLocale(StoredSummaryContent);
