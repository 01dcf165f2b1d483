/** Who orders and where it goes: the guest's half of 'Datos del cliente' (checkout §3, Guest checkout form). */

import { emailSuggestion, phoneSuggestion } from '#features/account/rules/contact-typos.ts';
import { MAX_PHONE } from '#features/account/rules/phone.ts';
import {
  $checkoutForm,
  choosePlace,
  type TextFieldName,
  typeInto,
} from '#features/checkout/store/checkout-form.ts';
import { $savedDelivery } from '#features/checkout/store/delivery.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { PlaceSelects } from '#features/delivery/ui/PlaceSelects.tsx';
import { Field, TextAreaField } from '#shared/form/Field.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from './checkout-text.ts';
import { type FieldErrors, formFieldId } from './field-errors.ts';
import { SavedAddressField } from './SavedAddressField.tsx';
import { TypoSuggestion } from './TypoSuggestion.tsx';

export type CustomerFieldsProps = {
  readonly catalog: PlaceCatalog;
  readonly errors: FieldErrors;
  /** Ids of the fields that were left with what is in them now. */
  readonly left: readonly string[];
};

/** Longer texts are no names and no addresses (decision 56, Cleaning). */
const MAX_LINE = 150;
const MAX_ADDRESS = 250;
const MAX_COMMENTS = 500;

/** What a text field shows and does. */
function useTextField(errors: FieldErrors) {
  const form = useShared($checkoutForm);
  return (field: Exclude<TextFieldName, 'message' | 'giftMessage'>) => ({
    name: field,
    ...(field !== 'comments' && { id: formFieldId(field) }),
    value: form[field],
    error: field === 'comments' ? undefined : errors[field],
    onChange: (event: { readonly target: { readonly value: string } }) => typeInto(field, event.target.value),
  });
}

export function CustomerFields(props: CustomerFieldsProps) {
  const { catalog, errors, left } = props;
  const t = useCheckoutText();
  const form = useShared($checkoutForm);
  const saved = useShared($savedDelivery);
  const text = useTextField(errors);
  const meant = (field: 'email' | 'phone', suggest: (typed: string) => string | undefined) =>
    left.includes(formFieldId(field)) ? suggest(form[field]) : undefined;
  return (
    <fieldset className="checkout-section">
      <legend>{t('customer.legend')}</legend>
      <Field label={t('customer.name')} autoComplete="name" maxLength={MAX_LINE} {...text('name')} />
      <div className="checkout-pair">
        <Field
          label={t('customer.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          after={<TypoSuggestion field="email" value={meant('email', emailSuggestion)} />}
          {...text('email')}
        />
        <Field
          label={t('customer.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE}
          after={<TypoSuggestion field="phone" value={meant('phone', phoneSuggestion)} />}
          {...text('phone')}
        />
      </div>
      <SavedAddressField catalog={catalog} />
      {saved ? null : <AddressFields {...props} />}
      <TextAreaField
        label={t('customer.comments')}
        optional={t('customer.optional')}
        maxLength={MAX_COMMENTS}
        {...text('comments')}
      />
    </fieldset>
  );
}

/** The address fields, while no saved address is chosen. */
function AddressFields({ catalog, errors }: Omit<CustomerFieldsProps, 'left'>) {
  const t = useCheckoutText();
  const form = useShared($checkoutForm);
  const text = useTextField(errors);
  return (
    <>
      <div className="checkout-places">
        <PlaceSelects
          catalog={catalog}
          place={form}
          texts={{
            country: { label: t('customer.country'), choose: t('customer.chooseCountry') },
            department: { label: t('customer.department'), choose: t('customer.chooseDepartment') },
            municipality: { label: t('customer.municipality'), choose: t('customer.chooseMunicipality') },
          }}
          errors={errors}
          idOf={formFieldId}
          onChange={choosePlace}
        />
      </div>
      <Field
        label={t('customer.address')}
        autoComplete="shipping address-line1"
        maxLength={MAX_ADDRESS}
        {...text('address')}
      />
    </>
  );
}
