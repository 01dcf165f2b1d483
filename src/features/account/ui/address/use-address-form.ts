/** The new-address form's state: what is typed and chosen, what is wrong with it, and saving it (storefront §5). */
import { type RefObject, useState } from 'react';
import type { AddressForm } from '#features/account/rules/account.ts';
import { type AddressProblem, addressFormProblems } from '#features/account/rules/address.ts';
import { saveAddress } from '#features/account/store/address.ts';
import type { Place, PlaceCatalog } from '#features/delivery/rules/place.ts';
import { type BlurHandlers, useBlurredFields } from '#shared/ui/island/use-blurred-fields.ts';
import { useAccountTexts } from '../account-text.ts';
import { type FieldTexts, useFieldErrors } from '../use-field-errors.ts';
import { useTypos } from '../use-typos.ts';
import { type AddressTextField, emptyAddressForm, withTyped } from './address-form.ts';
import { addressRefusal, notifyAddress } from './notify-address.ts';

export type AddressFormState = {
  readonly form: AddressForm;
  readonly errors: FieldTexts<AddressProblem['field']>;
  /** Why the last try to save failed; '' when the fields say it. */
  readonly failure: string;
  readonly blurredFields: BlurHandlers;
  /** What was probably meant by the phone that was left. */
  readonly correctedPhone: string | undefined;
  readonly type: (field: AddressTextField, typed: string) => void;
  readonly choose: (place: Place, changed: keyof Place) => void;
  /** True once the address is saved and the form is empty again; any other result has been reported. */
  readonly save: () => Promise<boolean>;
};

export function useAddressForm(
  element: RefObject<HTMLFormElement | null>,
  catalog: PlaceCatalog,
): AddressFormState {
  const texts = useAccountTexts();
  const { t } = texts;
  const [form, setForm] = useState(() => emptyAddressForm(catalog));
  const [failure, setFailure] = useState('');
  const errors = useFieldErrors<AddressProblem['field']>(element);
  const textsOf = (problems: readonly AddressProblem[]) =>
    problems.map(({ field, error }) => ({ field, text: t(`address.problem.${error}`) }));
  const slips = useTypos();
  const blurredFields = useBlurredFields((field) => {
    errors.look(field.name, textsOf(addressFormProblems(form)));
    slips.look(field);
  });
  return {
    form,
    blurredFields,
    correctedPhone: slips.meant['phone'],
    errors: errors.texts,
    failure,
    type: (field, typed) => {
      setForm((before) => withTyped(before, field, typed));
      if (field !== 'comment') errors.forget(field);
      slips.forget(field);
    },
    choose: (place, changed) => {
      setForm((before) => ({ ...before, ...place }));
      errors.forget(changed);
    },
    save: async () => {
      setFailure('');
      const result = await saveAddress(form);
      notifyAddress(result, texts);
      setFailure(addressRefusal(result, texts));
      if (result.kind === 'invalid') {
        errors.show(textsOf(result.problems));
      }
      if (result.kind !== 'saved') return false;
      setForm(emptyAddressForm(catalog));
      return true;
    },
  };
}
