/**
 * The other saved addresses of a customer, each taken with one press: what 'Cambiar dirección' begins with (decision 130,
 * Checkout).
 */
import { addressLine } from '#features/account/rules/address.ts';
import { $addresses } from '#features/account/store/customer.ts';
import { $checkoutForm, chooseAddress } from '#features/checkout/store/checkout-form.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from './checkout-text.ts';

export type OtherAddressesProps = {
  readonly catalog: PlaceCatalog;
  readonly onChosen: () => void;
};

export function OtherAddresses({ catalog, onChosen }: OtherAddressesProps) {
  const t = useCheckoutText();
  const { addressId } = useShared($checkoutForm);
  const others = useShared($addresses).filter(({ id }) => id !== addressId);
  if (others.length === 0) return null;
  const choose = (id: number): void => {
    chooseAddress(id);
    onChosen();
  };
  return (
    <div className="account-form">
      <p>{t('delivery.useSaved')}</p>
      {others.map((address) => (
        <Button key={address.id} kind="quiet" wide onClick={() => choose(address.id)}>
          {t('delivery.saved', { name: address.name, address: addressLine(address, catalog) })}
        </Button>
      ))}
      <p>{t('delivery.orNew')}</p>
    </div>
  );
}
