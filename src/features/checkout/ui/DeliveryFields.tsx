/** The delivery block (checkout §2, Delivery block): saved addresses, the chosen one, and notes. */
import type { Address } from '#features/account/rules/account.ts';
import { addressLine } from '#features/account/rules/address.ts';
import { $addresses } from '#features/account/store/customer.ts';
import { $checkoutForm, chooseAddress, typeInto } from '#features/checkout/store/checkout-form.ts';
import { $deliveryAddress } from '#features/checkout/store/order-customer.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { TextAreaField } from '#shared/form/Field.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from './checkout-text.ts';
import { formFieldId } from './problems.ts';

export type DeliveryFieldsProps = {
  readonly error: string | undefined;
  readonly catalog: PlaceCatalog;
  /** Opens the modal of a new address, whose form cannot be nested. */
  readonly onNewAddress: () => void;
};

const MAX_NOTES = 500;

export function DeliveryFields({ catalog, error, onNewAddress }: DeliveryFieldsProps) {
  const t = useCheckoutText();
  const addresses = useShared($addresses);
  const address = useShared($deliveryAddress);
  const { message } = useShared($checkoutForm);
  return (
    <fieldset className="checkout-section">
      <legend>{t('delivery.legend')}</legend>
      <SelectField
        label={t('delivery.address')}
        name="addressId"
        id={formFieldId('addressId')}
        placeholder={t('delivery.choose')}
        options={addressOptions(addresses)}
        value={address ? String(address.id) : ''}
        error={error}
        onChange={({ target }) => chooseAddress(Number(target.value))}
      />
      <output className="checkout-address">
        {address ? addressLine(address, catalog) : t('delivery.none')}
      </output>
      <Button kind="quiet" onClick={onNewAddress}>
        {addresses.length > 0 ? t('delivery.change') : t('delivery.add')}
      </Button>
      <TextAreaField
        label={t('delivery.notes')}
        placeholder={t('delivery.notesPlaceholder')}
        maxLength={MAX_NOTES}
        value={message}
        onChange={({ target }) => typeInto('message', target.value)}
      />
    </fieldset>
  );
}

/** Saved addresses as the options of a select. */
export function addressOptions(addresses: readonly Address[]) {
  return addresses.map(({ id, name, address }) => ({ value: String(id), label: `${name}: ${address}` }));
}

export type OtherAddressesProps = {
  readonly catalog: PlaceCatalog;
  readonly onChosen: () => void;
};

/** The customer's other saved addresses, at the top of 'Cambiar dirección' (decision 130, Checkout). */
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
