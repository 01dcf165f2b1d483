/** The saved addresses of a customer, and the way to one more. */
import { useState } from 'react';
import { addressLine, NO_COMMENT } from '#features/account/rules/address.ts';
import { displayPhone } from '#features/account/rules/phone.ts';
import { $addresses } from '#features/account/store/customer.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useAccountText } from '../account-text.ts';
import { AddressModal } from './AddressModal.tsx';

export type AddressListProps = { readonly catalog: PlaceCatalog };

export function AddressList({ catalog }: AddressListProps) {
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
