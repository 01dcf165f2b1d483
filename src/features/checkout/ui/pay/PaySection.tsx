/** The last step: what is charged, the button, and the problems (checkout §2, Card payment form). */

import { currencyRates } from '#shared/configuration/currency-rates.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { formatRate, formatRateDate } from '#shared/i18n/formats.ts';
import { SHOP_CURRENCY } from '#shared/money/currency.ts';
import { $shownCurrency } from '#shared/money/currency-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from '../checkout-text.ts';
import type { ShownProblem } from '../field-errors.ts';
import { ProblemSummary } from '../ProblemSummary.tsx';
import { PayNoticeBox } from './PayNoticeBox.tsx';
import type { Payment } from './use-payment.ts';

export type PaySectionProps = {
  readonly payment: Payment;
  /** The press waits for the tax id. */
  readonly isWaiting: boolean;
  /** What the checks found and is not mended yet. */
  readonly problems: readonly ShownProblem[];
  /**
   * The amount in quetzales: what is charged, whatever currency the prices are shown in (decision 2, Second currency).
   */
  readonly charged: string;
};

export function PaySection({ payment, isWaiting, problems, charged }: PaySectionProps) {
  const t = useCheckoutText();
  const isOrder = shopConfiguration.paymentMode === 'order';
  return (
    <div className="checkout-pay">
      <ProblemSummary problems={problems} />
      <PayNoticeBox payment={payment} />
      <p className="checkout-charged">
        {charged === '' ? t('summary.chargedHint') : t('summary.chargedInQuetzales', { amount: charged })}
      </p>
      <RateNote />
      <Button type="submit" wide busy={payment.isBusy || isWaiting} data-keep-clear="">
        {isOrder ? t('sendOrder') : charged === '' ? t('pay') : t('payAmount', { amount: charged })}
      </Button>
      <p className="checkout-privacy">{isOrder ? t('privacyWithoutCard') : t('privacy')}</p>
    </div>
  );
}

/**
 * Says at which rate, and since when, prices are converted for reference (decision 2, Second currency). Renders nothing in
 * quetzales.
 */
function RateNote() {
  const locale = useLocale();
  const t = useCheckoutText();
  const { currency, rate } = useShared($shownCurrency);
  if (currency === SHOP_CURRENCY) return null;
  const amount = formatRate(rate, { locale, currency });
  const date = formatRateDate(currencyRates[currency]?.since ?? '', locale);
  const since = date === '' ? '' : ` ${t('summary.rateSince', { date })}`;
  return <p className="checkout-privacy">{t('summary.rate', { rate: amount }) + since}</p>;
}
