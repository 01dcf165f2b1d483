/** The checks of the guest checkout in their order (checkout §5, Guest checkout). */
import {
  findPhoneFault,
  isEmail,
  PHONE_FAULTS,
  type PhoneFault,
} from '#features/account/rules/contact-fields.ts';
import type { Taxpayer } from './taxpayer.ts';
import { isAcceptableTaxId, normaliseTaxId } from './taxpayer.ts';

/** The guest's form; ids are 0 until chosen. */
export type GuestForm = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
  readonly address: string;
  readonly comments: string;
  readonly taxIdInput: string;
  readonly taxpayer: Taxpayer | undefined;
};

export type GuestProblem =
  | { readonly field: 'name'; readonly error: 'name-missing' }
  | { readonly field: 'email'; readonly error: 'email-missing' | 'email-invalid' }
  | { readonly field: 'phone'; readonly error: 'phone-missing' | PhoneFault }
  | { readonly field: 'countryId'; readonly error: 'country-missing' }
  | { readonly field: 'departmentId'; readonly error: 'department-missing' }
  | { readonly field: 'municipalityId'; readonly error: 'municipality-missing' }
  | { readonly field: 'address'; readonly error: 'address-missing' }
  | { readonly field: 'taxIdInput'; readonly error: 'tax-id-missing' }
  | { readonly field: 'taxIdInput'; readonly error: 'tax-id-not-validated' };

type Check = {
  readonly problem: GuestProblem;
  readonly passes: (form: GuestForm) => boolean;
  /** A check of the address fields, which a saved address replaces. */
  readonly isOfAddress?: boolean;
};

/** The checks in their order. */
const CHECKS: readonly Check[] = [
  { problem: { field: 'name', error: 'name-missing' }, passes: (form) => form.name.trim() !== '' },
  { problem: { field: 'email', error: 'email-missing' }, passes: (form) => form.email.trim() !== '' },
  {
    problem: { field: 'email', error: 'email-invalid' },
    passes: (form) => form.email.trim() === '' || isEmail(form.email),
  },
  { problem: { field: 'phone', error: 'phone-missing' }, passes: (form) => form.phone.trim() !== '' },
  ...PHONE_FAULTS.map(
    (error): Check => ({
      problem: { field: 'phone', error },
      passes: ({ phone }) => phone.trim() === '' || findPhoneFault(phone) !== error,
    }),
  ),
  {
    problem: { field: 'countryId', error: 'country-missing' },
    passes: (form) => form.countryId > 0,
    isOfAddress: true,
  },
  {
    problem: { field: 'departmentId', error: 'department-missing' },
    passes: (form) => form.departmentId > 0,
    isOfAddress: true,
  },
  {
    problem: { field: 'municipalityId', error: 'municipality-missing' },
    passes: (form) => form.municipalityId > 0,
    isOfAddress: true,
  },
  {
    problem: { field: 'address', error: 'address-missing' },
    passes: (form) => form.address.trim() !== '',
    isOfAddress: true,
  },
  {
    problem: { field: 'taxIdInput', error: 'tax-id-missing' },
    passes: (form) => normaliseTaxId(form.taxIdInput) !== '',
  },
  {
    problem: { field: 'taxIdInput', error: 'tax-id-not-validated' },
    passes: (form) => isAcceptableTaxId(form.taxpayer?.taxId ?? ''),
  },
];

/** The problems in the order of the checks, without the address if a saved one is chosen. */
export function guestFormProblems(form: GuestForm, hasSavedAddress = false): readonly GuestProblem[] {
  return CHECKS.filter(
    ({ passes, isOfAddress = false }) => !(hasSavedAddress && isOfAddress) && !passes(form),
  ).map(({ problem }) => problem);
}
