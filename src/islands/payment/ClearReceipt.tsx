/** A guest's receipt is shown to whoever comes next, until it is cleared (decision 48, Orders kept in this browser). */
import { useState } from 'react';
import { useShared } from '#islands/page/use-shared.ts';
import { $user } from '#stores/account/customer.ts';
import type { PlacedOrder } from '#stores/payment/order-history.ts';
import { retainOrdersOf } from '#stores/payment/own-orders.ts';
import { Button } from '#ui/page/Button.tsx';
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
