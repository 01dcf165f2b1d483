/**
 * The saved addresses of a customer who is logged in on /checkout, chosen there and then in place of the address
 * fields, or another one (decision 61, Login on /checkout).
 */

import { addressLine } from '#features/account/rules/address.ts';
import { $addresses } from '#features/account/store/customer.ts';
import { chooseWhere } from '#features/checkout/store/checkout-form.ts';
import { $savedDelivery } from '#features/checkout/store/delivery.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from './checkout-text.ts';

/** Value of the choice that is none of the saved ones. */
const OTHER = '0';

export type SavedAddressFieldProps = { readonly catalog: PlaceCatalog };

export function SavedAddressField({ catalog }: SavedAddressFieldProps) {
  const t = useCheckoutText();
  const addresses = useShared($addresses);
  const saved = useShared($savedDelivery);
  if (addresses.length === 0) return null;
  const options = addresses.map(({ id, name, address }) => ({
    value: String(id),
    label: `${name}: ${address}`,
  }));
  return (
    <>
      <SelectField
        label={t('delivery.address')}
        autoComplete="off"
        options={[...options, { value: OTHER, label: t('delivery.other') }]}
        value={saved ? String(saved.id) : OTHER}
        onChange={({ target }) => chooseWhere(Number(target.value))}
      />
      {saved ? <output className="checkout-address">{addressLine(saved, catalog)}</output> : null}
    </>
  );
}
