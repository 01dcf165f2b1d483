/** State of the new-address form: values, errors, saving (storefront §5, Address form). */
import { type RefObject, useState } from 'react';
import type { AddressForm } from '#features/account/rules/account.ts';
import { type AddressProblem, addressFormProblems } from '#features/account/rules/address.ts';
import { type SaveAddressResult, saveAddress } from '#features/account/store/address.ts';
import { onlyCountry, type Place, type PlaceCatalog } from '#features/delivery/rules/place.ts';
import { cleanTyped } from '#shared/text/text.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { failureText } from '#shared/ui/island/failure-text.ts';
import { useBlurredFields } from '#shared/ui/island/use-blurred-fields.ts';
import { type AccountTexts, useAccountTexts } from '../account-text.ts';
import { useFieldErrors, useTypos } from '../form-feedback.tsx';

export type AddressFormState = ReturnType<typeof useAddressForm>;

export function useAddressForm(element: RefObject<HTMLFormElement | null>, catalog: PlaceCatalog) {
  const texts = useAccountTexts();
  const { t } = texts;
  const [form, setForm] = useState(() => emptyAddressForm(catalog));
  const [failure, setFailure] = useState('');
  const errors = useFieldErrors<AddressProblem['field']>(element);
  const textsOf = (problems: readonly AddressProblem[]) =>
    problems.map(({ field, error }) => ({ field, text: t(`address.problem.${error}`) }));
  const typos = useTypos();
  const blurredFields = useBlurredFields((field) => {
    errors.showField(field.name, textsOf(addressFormProblems(form)));
    typos.check(field);
  });
  return {
    form,
    blurredFields,
    /** The suggested phone number. */
    correctedPhone: typos.corrections['phone'],
    errors: errors.texts,
    /** The failure of the last save, or ''. */
    failure,
    type: (field: AddressTextField, typed: string): void => {
      setForm((before) => withTyped(before, field, typed));
      if (field !== 'comment') errors.forget(field);
      typos.forget(field);
    },
    choose: (place: Place, changed: keyof Place): void => {
      setForm((before) => ({ ...before, ...place }));
      errors.forget(changed);
    },
    /** True if the address was saved; every other result has been shown. */
    save: async (): Promise<boolean> => {
      setFailure('');
      const result = await saveAddress(form);
      notifyAddress(result, texts);
      setFailure(addressRefusal(result, texts));
      if (result.kind === 'invalid') errors.show(textsOf(result.problems));
      if (result.kind !== 'saved') return false;
      setForm(emptyAddressForm(catalog));
      return true;
    },
  };
}

export type AddressTextField = 'name' | 'phone' | 'address' | 'comment';

/** Names of the fields in the clean-up rules. */
const WIRE_NAMES: Readonly<Record<AddressTextField, string>> = {
  name: 'nombre',
  phone: 'telefono',
  address: 'direccion',
  comment: 'observaciones',
};

/** An empty form with the single country, if there is one. */
function emptyAddressForm(catalog: PlaceCatalog): AddressForm {
  return {
    name: '',
    countryId: onlyCountry(catalog)?.id ?? 0,
    departmentId: 0,
    municipalityId: 0,
    phone: '',
    address: '',
    comment: '',
  };
}

/** Changes a text, cleaned by the rule of its field. */
function withTyped(form: AddressForm, field: AddressTextField, typed: string): AddressForm {
  return { ...form, [field]: cleanTyped(WIRE_NAMES[field], typed) };
}

/** A 401 is reported as an expired session. */
const UNAUTHORISED = 401;

/** Why an address was not saved: the shop's text, then the service's; none if the fields show it. */
function addressRefusals(result: SaveAddressResult, { messages }: AccountTexts): readonly string[] {
  switch (result.kind) {
    case 'login-missing':
      return [messages('address.loginRequired')];
    case 'user-missing':
      return [messages('account.userDataRequired')];
    case 'failed': {
      const { failure } = result;
      const saveFailed = messages('address.saveFailed');
      if (failure.kind === 'http' && failure.status === UNAUTHORISED) return [saveFailed];
      return [saveFailed, failureText(failure, messages)].filter((text) => text !== '');
    }
    default:
      return [];
  }
}

/** The same as one sentence, or ''. */
export function addressRefusal(result: SaveAddressResult, texts: AccountTexts): string {
  const [failure = '', reason] = addressRefusals(result, texts);
  return reason === undefined ? failure : texts.t('address.failed', { failure, reason });
}

/** Shows the toasts for the result of a save. */
export function notifyAddress(result: SaveAddressResult, texts: AccountTexts): void {
  if (result.kind === 'saved') showToast('success', texts.messages('address.saved'), 'top-center');
  const [first, second] = addressRefusals(result, texts);
  if (first === undefined) return;
  if (result.kind === 'failed') showToast('error', first, 'top-center');
  else showToast('warn', first, result.kind === 'login-missing' ? 'top-center' : 'top-left');
  if (second !== undefined) showToast('error', second, 'bottom-left');
}
