/**
 * A guest's receipt is shown to the next users of the browser until it is cleared (decision 48, Orders kept in this
 * browser).
 */
import { useState } from 'react';
import { $user } from '#features/account/store/customer.ts';
import type { PlacedOrder } from '#features/payment/store/order-history.ts';
import { retainOrdersOf } from '#features/payment/store/own-orders.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { usePaymentText } from './use-payment-text.ts';

export type ClearReceiptProps = { readonly order: PlacedOrder };

export function ClearReceipt({ order }: ClearReceiptProps) {
  const t = usePaymentText();
  const user = useShared($user);
  const [isCleared, setCleared] = useState(false);
  const isGuests = order.summary !== undefined && (order.summary.customerId ?? 0) === 0;
  if (!isGuests || user) return null;
  const clear = (): void => {
    retainOrdersOf(null);
    setCleared(true);
  };
  return (
    <>
      {isCleared ? null : (
        <Button kind="plain" onClick={clear}>
          {t('receipt.clear')}
        </Button>
      )}
      <span role="status">{isCleared ? t('receipt.cleared') : null}</span>
    </>
  );
}
