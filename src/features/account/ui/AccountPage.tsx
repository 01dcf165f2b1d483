/**
 * The account (interface, Account; storefront §2, /mi-cuenta): profile, saved addresses, the way to the orders. Visitors are
 * sent to the login before any React (`features/account/browser/account-gate.ts`); after a logout here the form takes its place.
 */
import { type ReactNode, useMemo } from 'react';
import { $isLoggedIn } from '#features/account/store/customer.ts';
import { unpackPlaces } from '#features/delivery/rules/packed-places.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useAccountText } from './account-text.ts';
import { AddressList } from './address/AddressList.tsx';
import { LoginBlock } from './login/LoginBlock.tsx';
import './Account.css';

export type AccountPageProps = {
  /** The country catalogue, packed. */
  readonly places: string;
  /** Shown until the storage has been read. */
  readonly children?: ReactNode;
};

function AccountPageContent({ places, children }: AccountPageProps) {
  const t = useAccountText();
  const catalog = useMemo(() => unpackPlaces(places), [places]);
  const isHydrated = useIsHydrated();
  const locale = useLocale();
  const isLoggedIn = useShared($isLoggedIn);
  if (!isHydrated) return <div className="account">{children}</div>;
  return (
    <div className="account">
      <section className="account-section" aria-labelledby="profile-title">
        <h2 id="profile-title">{isLoggedIn ? t('profile') : t('login')}</h2>
        <LoginBlock after="stay" />
      </section>
      {isLoggedIn ? (
        <div className="account-rest">
          <AddressList catalog={catalog} />
          <section className="account-section" aria-labelledby="orders-title">
            <h2 id="orders-title">{t('orders')}</h2>
            <p className="account-soft">{t('order.here')}</p>
            <p>
              <ButtonLink kind="quiet" href={pathTo.page(locale, 'orders')}>
                {t('order.see')}
              </ButtonLink>
            </p>
          </section>
        </div>
      ) : null}
    </div>
  );
}

/** The island. */
export const AccountPage = asIsland(AccountPageContent);
