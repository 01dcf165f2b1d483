/** The guest's customer and address fields (checkout §3, Guest checkout form). */
import { addressLine } from '#features/account/rules/address.ts';
import { MAX_PHONE } from '#features/account/rules/contact-fields.ts';
import { emailSuggestion, phoneSuggestion } from '#features/account/rules/contact-typos.ts';
import { $addresses } from '#features/account/store/customer.ts';
import { TypoSuggestion } from '#features/account/ui/form-feedback.tsx';
import {
  $checkoutForm,
  choosePlace,
  chooseWhere,
  type TextFieldName,
  typeInto,
} from '#features/checkout/store/checkout-form.ts';
import { $savedDelivery } from '#features/checkout/store/order-customer.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { PlaceSelects } from '#features/delivery/ui/PlaceSelects.tsx';
import { Field, TextAreaField } from '#shared/form/Field.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from './checkout-text.ts';
import { addressOptions } from './DeliveryFields.tsx';
import { type FieldErrors, formFieldId } from './problems.ts';

export type CustomerFieldsProps = {
  readonly catalog: PlaceCatalog;
  readonly errors: FieldErrors;
  /** Ids of the fields that were left and not changed since. */
  readonly blurred: readonly string[];
};

/** Most characters of a field (decision 56, Cleaning). */
const MAX_LINE = 150;
const MAX_ADDRESS = 250;
const MAX_COMMENTS = 500;

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
  const { catalog, errors, blurred } = props;
  const t = useCheckoutText();
  const form = useShared($checkoutForm);
  const saved = useShared($savedDelivery);
  const text = useTextField(errors);
  const suggestion = (field: 'email' | 'phone', suggest: (typed: string) => string | undefined) => (
    <TypoSuggestion
      value={blurred.includes(formFieldId(field)) ? suggest(form[field]) : undefined}
      onTake={(corrected) => {
        typeInto(field, corrected);
        document.getElementById(formFieldId(field))?.focus();
      }}
    />
  );
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
          after={suggestion('email', emailSuggestion)}
          {...text('email')}
        />
        <Field
          label={t('customer.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE}
          after={suggestion('phone', phoneSuggestion)}
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

/** The address fields, if no saved address is chosen. */
function AddressFields({ catalog, errors }: Omit<CustomerFieldsProps, 'blurred'>) {
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

/** Value of the option for an address that is not saved. */
const OTHER = '0';

function SavedAddressField({ catalog }: Pick<CustomerFieldsProps, 'catalog'>) {
  const t = useCheckoutText();
  const addresses = useShared($addresses);
  const saved = useShared($savedDelivery);
  if (addresses.length === 0) return null;
  return (
    <>
      <SelectField
        label={t('delivery.address')}
        autoComplete="off"
        options={[...addressOptions(addresses), { value: OTHER, label: t('delivery.other') }]}
        value={saved ? String(saved.id) : OTHER}
        onChange={({ target }) => chooseWhere(Number(target.value))}
      />
      {saved ? <output className="checkout-address">{addressLine(saved, catalog)}</output> : null}
    </>
  );
}
