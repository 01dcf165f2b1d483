/** The account page (interface, Account; storefront §2, /mi-cuenta); after a logout it shows the login. */
import './Account.css';
import { type ReactNode, useMemo, useState } from 'react';
import { $addresses, $isLoggedIn } from '#features/account/store/customer.ts';
import { fromPlaceColumns, type PlaceCatalog, type PlaceColumns } from '#features/delivery/rules/place.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { addressLine, NO_COMMENT } from '../rules/address.ts';
import { displayPhone } from '../rules/contact-fields.ts';
import { useAccountText } from './account-text.ts';
import { AddressModal } from './address/AddressModal.tsx';
import { LoginBlock } from './login/LoginBlock.tsx';

export type AccountPageProps = {
  /** The country catalogue. */
  readonly places: PlaceColumns;
  /** Placeholder until the storage is read. */
  readonly children?: ReactNode;
};

function AccountPageContent({ places, children }: AccountPageProps) {
  const t = useAccountText();
  const catalog = useMemo(() => fromPlaceColumns(places), [places]);
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

export const AccountPage = asIsland(AccountPageContent);

/** The saved addresses and a button to add one. */
function AddressList({ catalog }: { readonly catalog: PlaceCatalog }) {
  const t = useAccountText();
  const addresses = useShared($addresses);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className="account-section" aria-labelledby="addresses-title">
      <h2 id="addresses-title">{t('addresses')}</h2>
      {addresses.length === 0 ? <p className="account-soft">{t('address.none')}</p> : null}
      <ul className="account-cards account-addresses" aria-labelledby="addresses-title">
        {addresses.map((address) => (
          <li key={address.id} className="account-card">
            <strong>{address.name}</strong>
            <span>{addressLine(address, catalog)}</span>
            <span>{displayPhone(address.phone)}</span>
            {address.comment === '' || address.comment === NO_COMMENT ? null : (
              <span className="account-soft">{address.comment}</span>
            )}
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <Button kind="quiet" onClick={() => setIsAdding(true)}>
          {t('address.add')}
        </Button>
      </div>
      <AddressModal catalog={catalog} open={isAdding} onClose={() => setIsAdding(false)} />
    </section>
  );
}
