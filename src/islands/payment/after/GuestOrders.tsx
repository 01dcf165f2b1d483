/** The orders of guests of this browser, for whoever is not logged in, until they are cleared (decision 132, After buying). */
import { useEffect, useRef, useState } from 'react';
import { useAccountText } from '#islands/account/account-text.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { OrderList, type OrderListProps } from '#islands/payment/OrderList.tsx';
import { $ownOrders, clearGuestOrders } from '#stores/payment/own-orders.ts';
import { Button } from '#ui/page/Button.tsx';

export function GuestOrders(props: OrderListProps) {
  const t = useAccountText();
  const [isCleared, setCleared] = useState(false);
  const hasOrders = useShared($ownOrders).length > 0;
  const clear = (): void => {
    clearGuestOrders();
    setCleared(true);
  };
  if (!hasOrders) return isCleared ? <Cleared /> : null;
  return (
    <div className="account-rest">
      <OrderList {...props} />
      <p className="account-soft">{t('order.guest')}</p>
      <div className="account-actions">
        <Button kind="danger" onClick={clear}>
          {t('order.clear')}
        </Button>
      </div>
    </div>
  );
}

/** What was pressed is gone with the orders: the focus goes to what is said of it. */
function Cleared() {
  const t = useAccountText();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <p ref={element} role="status" tabIndex={-1}>
      {t('order.cleared')}
    </p>
  );
}
