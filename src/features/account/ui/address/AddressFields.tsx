/** The fields of the new-address form and its button (storefront §5, Address form). */
import { useRef } from 'react';
import { MAX_PHONE } from '#features/account/rules/phone.ts';
import { $isSavingAddress } from '#features/account/store/address.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { PlaceSelects } from '#features/delivery/ui/PlaceSelects.tsx';
import { Field, TextAreaField } from '#shared/form/Field.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useAccountText } from '../account-text.ts';
import { FormFailure } from '../FormFailure.tsx';
import { TypoSuggestion } from '../TypoSuggestion.tsx';
import type { AddressTextField } from './address-form.ts';
import { type AddressFormState, useAddressForm } from './use-address-form.ts';

export type AddressFieldsProps = {
  readonly catalog: PlaceCatalog;
  readonly onSaved: () => void;
};

/** Longest that may be typed; longer texts are no names and no addresses (decision 56, Cleaning). */
const MAX_LENGTHS: Readonly<Record<AddressTextField, number>> = {
  name: 150,
  phone: MAX_PHONE,
  address: 250,
  comment: 500,
};

/** What a text field shows and does. */
function textField({ form, errors, type }: AddressFormState, field: AddressTextField) {
  return {
    name: field,
    value: form[field],
    maxLength: MAX_LENGTHS[field],
    error: field === 'comment' ? undefined : errors[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(field, target.value),
  };
}

export function AddressFields({ catalog, onSaved }: AddressFieldsProps) {
  const t = useAccountText();
  const element = useRef<HTMLFormElement>(null);
  const state = useAddressForm(element, catalog);
  const isSaving = useShared($isSavingAddress);
  async function submit(): Promise<void> {
    if (await state.save()) onSaved();
  }
  function takePhone(meant: string): void {
    state.type('phone', meant);
    const field = element.current?.elements.namedItem('phone');
    if (field instanceof HTMLInputElement) field.focus();
  }
  return (
    <form
      ref={element}
      className="account-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      {...state.blurredFields}
    >
      <Field
        label={t('field.name')}
        hint={t('address.nameHint')}
        autoComplete="off"
        required
        {...textField(state, 'name')}
      />
      <PlaceSelects
        catalog={catalog}
        texts={{
          country: { label: t('field.country'), choose: t('choose.country') },
          department: { label: t('field.department'), choose: t('choose.department') },
          municipality: { label: t('field.municipality'), choose: t('choose.municipality') },
        }}
        place={state.form}
        errors={state.errors}
        onChange={state.choose}
      />
      <Field
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        required
        after={<TypoSuggestion value={state.correctedPhone} onTake={takePhone} />}
        {...textField(state, 'phone')}
      />
      <Field
        label={t('field.address')}
        autoComplete="shipping address-line1"
        required
        {...textField(state, 'address')}
      />
      <TextAreaField label={t('field.comment')} optional={t('optional')} {...textField(state, 'comment')} />
      <FormFailure text={state.failure} />
      <Button type="submit" wide busy={isSaving}>
        {t('address.save')}
      </Button>
    </form>
  );
}
