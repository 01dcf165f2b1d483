/** The page /pedidos: the orders of this browser (decision 48, Orders kept in this browser). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $isLoggedIn } from '#features/account/store/customer.ts';
import { useAccountText } from '#features/account/ui/account-text.ts';
import { $ownOrders, retainOrdersOf } from '#features/payment/store/own-orders.ts';
import { Button } from '#shared/ui/Button.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';
import '#features/account/ui/Account.css';

export type OrdersPageProps = OrderListProps & {
  /** Shown until the storage has been read. */
  readonly children?: ReactNode;
};

function OrdersPageContent({ children, ...list }: OrdersPageProps) {
  const isHydrated = useIsHydrated();
  const isLoggedIn = useShared($isLoggedIn);
  if (!isHydrated) return <div className="account-rest">{children}</div>;
  return (
    <div className="account-rest">
      <OrderList {...list} />
      {isLoggedIn ? null : <ClearGuestOrders />}
    </div>
  );
}

/** A guest's orders are visible to everybody at this browser, until they are cleared. */
function ClearGuestOrders() {
  const t = useAccountText();
  const [isCleared, setCleared] = useState(false);
  const hasOrders = useShared($ownOrders).length > 0;
  if (!hasOrders) return isCleared ? <Cleared /> : null;
  return (
    <>
      <p className="account-soft">{t('order.guest')}</p>
      <div className="account-actions">
        <Button
          kind="danger"
          onClick={() => {
            retainOrdersOf(null);
            setCleared(true);
          }}
        >
          {t('order.clear')}
        </Button>
      </div>
    </>
  );
}

/** Takes the focus, because the button that had it is gone. */
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

/** The island. */
export const OrdersPage = asIsland(OrdersPageContent);
