/** The last step: what is charged, the button, and what stands in its way (checkout spec §2, Card payment form). */
import { shopConfiguration } from '#configuration/settings.ts';
import { Button } from '#ui/Button.tsx';
import type { CheckoutTexts } from './checkout-text.ts';
import { PayNoticeBox } from './PayNoticeBox.tsx';
import type { Payment } from './use-payment.ts';

export type PaySectionProps = CheckoutTexts & {
  readonly payment: Payment;
  /** The amount in quetzales: what is charged, whatever currency the prices are shown in (ux 20). */
  readonly charged: string;
};

export function PaySection({ payment, charged, ...texts }: PaySectionProps) {
  const { t } = texts;
  const isOrder = shopConfiguration.paymentMode === 'order';
  return (
    <div className="checkout-pay">
      <PayNoticeBox payment={payment} {...texts} />
      <p className="checkout-charged">
        {charged === '' ? '' : t('summary.chargedInQuetzales', { amount: charged })}
      </p>
      <Button type="submit" wide busy={payment.isBusy}>
        {isOrder ? t('sendOrder') : t('pay')}
      </Button>
      <p className="checkout-privacy">{t('privacy')}</p>
    </div>
  );
}
