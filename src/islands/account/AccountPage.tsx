/**
 * The account (interface, Account; storefront §2, /mi-cuenta): profile, saved addresses, orders placed from this
 * browser. Strangers are led to the login before any React (`modules/account/account-gate.ts`); who logs out here meets the
 * form in place.
 */
import { type ReactNode, useMemo } from 'react';
import { unpackPlaces } from '#domain/delivery/packed-places.ts';
import type { DeliverySource } from '#islands/delivery/use-delivery.ts';
import { useLive } from '#islands/page/use-live.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { GuestOrders } from '#islands/payment/after/GuestOrders.tsx';
import { OrderList } from '#islands/payment/OrderList.tsx';
import { $isLoggedIn } from '#stores/account/customer.ts';
import { useAccountText } from './account-text.ts';
import { AddressList } from './address/AddressList.tsx';
import { LoginBlock } from './login/LoginBlock.tsx';
import './Account.css';
import { asIsland } from '#islands/page/IslandBoundary.tsx';

export type AccountPageProps = {
  /** The country catalogue, packed. */
  readonly places: string;
  /** When what was ordered arrives. */
  readonly delivery: DeliverySource;
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
  /** What stands here until the storage has been read. */
  readonly children?: ReactNode;
};

function AccountPageContent({ places, delivery, chat, children }: AccountPageProps) {
  const t = useAccountText();
  const catalog = useMemo(() => unpackPlaces(places), [places]);
  const isLive = useLive();
  const isLoggedIn = useShared($isLoggedIn);
  if (!isLive) return <div className="account">{children}</div>;
  return (
    <div className="account">
      {isLoggedIn ? null : <GuestOrders delivery={delivery} chat={chat} />}
      <section className="account-section" aria-labelledby="profile-title">
        <h2 id="profile-title">{isLoggedIn ? t('profile') : t('login')}</h2>
        <LoginBlock after="stay" />
      </section>
      {isLoggedIn ? (
        <div className="account-rest">
          <AddressList catalog={catalog} />
          <OrderList delivery={delivery} chat={chat} />
        </div>
      ) : null}
    </div>
  );
}

/** The island. */
export const AccountPage = asIsland(AccountPageContent);
