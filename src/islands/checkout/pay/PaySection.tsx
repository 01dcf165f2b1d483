/** The last step: what is charged, the button, and what stands in its way (checkout §2, Card payment form). */
import { shopConfiguration } from '#configuration/settings.ts';
import type { CheckoutTexts } from '#islands/checkout/checkout-text.ts';
import type { ShownProblem } from '#islands/checkout/field-errors.ts';
import { ProblemSummary } from '#islands/checkout/ProblemSummary.tsx';
import { RateNote } from '#islands/checkout/summary/RateNote.tsx';
import { Button } from '#ui/page/Button.tsx';
import { PayNoticeBox } from './PayNoticeBox.tsx';
import type { Payment } from './use-payment.ts';

export type PaySectionProps = CheckoutTexts & {
  readonly payment: Payment;
  /** What the checks found and is not mended yet. */
  readonly problems: readonly ShownProblem[];
  /**
   * The amount in quetzales: what is charged, whatever currency the prices are shown in (decision 2, Second currency).
   */
  readonly charged: string;
};

export function PaySection({ payment, problems, charged, ...texts }: PaySectionProps) {
  const { t } = texts;
  const isOrder = shopConfiguration.paymentMode === 'order';
  return (
    <div className="checkout-pay">
      <ProblemSummary t={t} problems={problems} />
      <PayNoticeBox payment={payment} {...texts} />
      <p className="checkout-charged">
        {charged === '' ? t('summary.chargedHint') : t('summary.chargedInQuetzales', { amount: charged })}
      </p>
      <RateNote {...texts} />
      <Button type="submit" wide busy={payment.isBusy} data-keep-clear="">
        {isOrder ? t('sendOrder') : t('pay')}
      </Button>
      <p className="checkout-privacy">{isOrder ? t('privacyWithoutCard') : t('privacy')}</p>
    </div>
  );
}
