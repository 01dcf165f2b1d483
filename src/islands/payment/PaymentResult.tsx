/**
 * The outcome of a payment (checkout §2, Payment result page). As HTML it says what to do if nothing happens; once
 * started, it completes the payment and shows what came of it.
 */
import { type ReactNode, useEffect } from 'react';
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DeliverySource } from '#islands/delivery/use-delivery.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { $paymentOutcome, completePayment } from '#stores/payment/payment-return.ts';
import { Dialog } from '#ui/page/Dialog.tsx';
import { Outcome } from './Outcome.tsx';
import './Payment.css';
import { asIsland } from '#islands/page/IslandBoundary.tsx';

const paymentText = clientText('payment');
const messageText = clientText('messages');

export type PaymentResultProps = {
  readonly locale: Locale;
  readonly delivery: DeliverySource;
  /** The advice for the case that no script comes to an outcome. */
  readonly children?: ReactNode;
};

const noClosing = (): void => undefined;

function PaymentResultContent({ locale, delivery, children }: PaymentResultProps) {
  const t = paymentText(locale);
  const outcome = useShared($paymentOutcome);
  useEffect(() => {
    // The page says so already (modules/payment-return.ts): whoever touches it is not taken through it again.
    if (document.documentElement.dataset['payment'] !== 'nothing') void completePayment();
  }, []);
  return (
    <div className="payment">
      <Dialog open={outcome.kind === 'processing'} onClose={noClosing} title={t('processing')}>
        <div className="payment-spinner" aria-hidden="true" />
      </Dialog>
      {outcome.kind === 'idle' || outcome.kind === 'processing' ? (
        children
      ) : (
        <Outcome outcome={outcome} delivery={delivery} locale={locale} t={t} messages={messageText(locale)} />
      )}
    </div>
  );
}

/** The island. */
export const PaymentResult = asIsland(PaymentResultContent);
