/** The nine checks of the guest checkout, in their order (checkout spec §5, Guest checkout). */
import { isEmail } from './email.ts';
import { isAcceptableTaxId, normaliseTaxId } from './nit.ts';
import { isPhone } from './phone.ts';
import type { Taxpayer } from './taxpayer.ts';

/** What the guest form holds; ids are 0 until chosen, `taxpayer` is what the lookup of `taxIdInput` found. */
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
  | { readonly field: 'email'; readonly error: 'email-missing' }
  | { readonly field: 'phone'; readonly error: 'phone-missing' }
  | { readonly field: 'countryId'; readonly error: 'country-missing' }
  | { readonly field: 'departmentId'; readonly error: 'department-missing' }
  | { readonly field: 'municipalityId'; readonly error: 'municipality-missing' }
  | { readonly field: 'address'; readonly error: 'address-missing' }
  | { readonly field: 'taxIdInput'; readonly error: 'tax-id-missing' }
  | { readonly field: 'taxIdInput'; readonly error: 'tax-id-not-validated' };

type Check = { readonly problem: GuestProblem; readonly passes: (form: GuestForm) => boolean };

/** A row per check, first to last. E-mail and phone have one text for missing and for wrong. */
const CHECKS: readonly Check[] = [
  { problem: { field: 'name', error: 'name-missing' }, passes: (form) => form.name.trim() !== '' },
  { problem: { field: 'email', error: 'email-missing' }, passes: (form) => isEmail(form.email) },
  { problem: { field: 'phone', error: 'phone-missing' }, passes: (form) => isPhone(form.phone) },
  { problem: { field: 'countryId', error: 'country-missing' }, passes: (form) => form.countryId > 0 },
  {
    problem: { field: 'departmentId', error: 'department-missing' },
    passes: (form) => form.departmentId > 0,
  },
  {
    problem: { field: 'municipalityId', error: 'municipality-missing' },
    passes: (form) => form.municipalityId > 0,
  },
  { problem: { field: 'address', error: 'address-missing' }, passes: (form) => form.address.trim() !== '' },
  {
    problem: { field: 'taxIdInput', error: 'tax-id-missing' },
    passes: (form) => normaliseTaxId(form.taxIdInput) !== '',
  },
  {
    problem: { field: 'taxIdInput', error: 'tax-id-not-validated' },
    passes: (form) => isAcceptableTaxId(form.taxpayer?.taxId ?? ''),
  },
];

/** Every problem of the form, in the order of the checks. */
export function guestFormProblems(form: GuestForm): readonly GuestProblem[] {
  return CHECKS.filter(({ passes }) => !passes(form)).map(({ problem }) => problem);
}

/** The first problem, whose warning is given and whose field gets the focus; undefined when all nine pass. */
export function checkGuestForm(form: GuestForm): GuestProblem | undefined {
  return guestFormProblems(form)[0];
}
