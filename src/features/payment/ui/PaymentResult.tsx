/** Completes the payment and shows the outcome (checkout §2, Payment result page). */
import { type ReactNode, useEffect } from 'react';
import type { DeliverySource } from '#features/delivery/ui/use-delivery.ts';
import { $paymentOutcome, completePayment } from '#features/payment/store/complete-payment.ts';
import { Dialog } from '#shared/ui/dialogs/Dialog.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import type { ShopContact } from './after/SendToShop.tsx';
import { Outcome } from './Outcome.tsx';
import { usePaymentText } from './payment-text.ts';
import './Payment.css';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';

export type PaymentResultProps = {
  readonly delivery: DeliverySource;
  readonly contact: ShopContact;
  /** Advice if no script runs. */
  readonly children?: ReactNode;
};

const noClosing = (): void => undefined;

function PaymentResultContent({ delivery, contact, children }: PaymentResultProps) {
  const t = usePaymentText();
  const outcome = useShared($paymentOutcome);
  useEffect(() => {
    // The page shows this already (features/payment/browser/payment-page.ts).
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
        <Outcome outcome={outcome} delivery={delivery} contact={contact} />
      )}
    </div>
  );
}

export const PaymentResult = asIsland(PaymentResultContent);
