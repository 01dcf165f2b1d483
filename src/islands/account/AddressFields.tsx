/** The new-address form: cleans what is typed, says what is missing at the field, saves (storefront spec §5). */
import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { AddressProblem } from '#domain/address.ts';
import type { PlaceCatalog } from '#domain/place.ts';
import { $isSavingAddress, saveAddress } from '#stores/address.ts';
import { Button } from '#ui/Button.tsx';
import { Field, TextAreaField } from '#ui/Field.tsx';
import type { AccountTexts } from './account-text.ts';
import { type AddressTextField, emptyAddressForm, withTyped } from './address-form.ts';
import { PlaceSelects } from './PlaceSelects.tsx';
import { tellAddress } from './tell-address.ts';
import { useFieldErrors } from './use-field-errors.ts';

export type AddressFieldsProps = AccountTexts & {
  readonly catalog: PlaceCatalog;
  readonly onSaved: () => void;
};

/** Longer texts are no names and no addresses (adversarial F11). */
const MAX_LINE = 150;
const MAX_PHONE = 25;
const MAX_ADDRESS = 250;
const MAX_COMMENT = 500;

export function AddressFields({ catalog, onSaved, ...texts }: AddressFieldsProps) {
  const { t } = texts;
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(() => emptyAddressForm(catalog));
  const errors = useFieldErrors<AddressProblem['field']>(element);
  const isSaving = useStore($isSavingAddress, { ssr: () => false });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const result = await saveAddress(form);
    tellAddress(result, texts);
    if (result.kind === 'invalid') {
      errors.show(
        result.problems.map(({ field, error }) => ({ field, text: t(`address.problem.${error}`) })),
      );
    }
    if (result.kind !== 'saved') return;
    setForm(emptyAddressForm(catalog));
    onSaved();
  }
  function type(field: AddressTextField, typed: string): void {
    setForm((before) => withTyped(before, field, typed));
    if (field !== 'comment') errors.forget(field);
  }
  const text = (field: AddressTextField) => ({
    name: field,
    value: form[field],
    error: field === 'comment' ? undefined : errors.texts[field],
    onChange: (event: { readonly target: { readonly value: string } }) => type(field, event.target.value),
  });
  return (
    <form
      ref={element}
      className="account-form"
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t('field.name')}
        hint={t('address.nameHint')}
        maxLength={MAX_LINE}
        required
        {...text('name')}
      />
      <PlaceSelects
        t={t}
        catalog={catalog}
        place={form}
        errors={errors.texts}
        onChange={(place, changed) => {
          setForm((before) => ({ ...before, ...place }));
          errors.forget(changed);
        }}
      />
      <Field
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE}
        required
        {...text('phone')}
      />
      <Field
        label={t('field.address')}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS}
        required
        {...text('address')}
      />
      <TextAreaField
        label={t('field.comment')}
        optional={t('optional')}
        maxLength={MAX_COMMENT}
        {...text('comment')}
      />
      <Button type="submit" wide busy={isSaving}>
        {t('address.save')}
      </Button>
    </form>
  );
}
