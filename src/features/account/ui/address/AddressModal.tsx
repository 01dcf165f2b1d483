/** The modal 'Agregar Nueva Dirección' (storefront §2, Address widgets; §4, Address form). */
import '../Account.css';
import { type ReactNode, useRef } from 'react';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { PlaceSelects } from '#features/delivery/ui/PlaceSelects.tsx';
import { Field, TextAreaField } from '#shared/form/Field.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/dialogs/Dialog.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { MAX_PHONE } from '../../rules/contact-fields.ts';
import { $isSavingAddress } from '../../store/address.ts';
import { useAccountText } from '../account-text.ts';
import { FormFailure, TypoSuggestion } from '../form-feedback.tsx';
import { type AddressFormState, type AddressTextField, useAddressForm } from './use-address-form.ts';

export type AddressModalProps = {
  readonly catalog: PlaceCatalog;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Choices above the form. */
  readonly children?: ReactNode;
};

/** Closes when the address is saved. */
export function AddressModal({ catalog, open, onClose, children }: AddressModalProps) {
  const t = useAccountText();
  return (
    <Dialog open={open} onClose={onClose} title={t('address.title')} closeText={t('close')}>
      {children}
      <AddressFields catalog={catalog} onSaved={onClose} />
    </Dialog>
  );
}

/** Most characters that can be typed (decision 56, Cleaning). */
const MAX_LENGTHS: Readonly<Record<AddressTextField, number>> = {
  name: 150,
  phone: MAX_PHONE,
  address: 250,
  comment: 500,
};

function textField({ form, errors, type }: AddressFormState, field: AddressTextField) {
  return {
    name: field,
    value: form[field],
    maxLength: MAX_LENGTHS[field],
    error: field === 'comment' ? undefined : errors[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(field, target.value),
  };
}

type AddressFieldsProps = Pick<AddressModalProps, 'catalog'> & { readonly onSaved: () => void };

/** The fields and the button of the form (storefront §5, Address form). */
function AddressFields({ catalog, onSaved }: AddressFieldsProps) {
  const t = useAccountText();
  const element = useRef<HTMLFormElement>(null);
  const state = useAddressForm(element, catalog);
  const isSaving = useShared($isSavingAddress);
  async function submit(): Promise<void> {
    if (await state.save()) onSaved();
  }
  function takePhone(corrected: string): void {
    state.type('phone', corrected);
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
