/** Checks of a form's fields, in the order in which their problems are reported. */
import { findPhoneFault, PHONE_FAULTS } from './contact-fields.ts';

type Check<Form> = {
  readonly problem: { readonly field: string; readonly error: string };
  readonly passes: (form: Form) => boolean;
};

export function check<Field extends string, Error extends string, Form>(
  field: Field,
  error: Error,
  passes: (form: Form) => boolean,
) {
  return { problem: { field, error }, passes };
}

/** Requires a text that is not blank. */
export function requireText<Field extends string, Error extends string>(field: Field, error: Error) {
  return check(field, error, (form: Readonly<Record<Field, string>>) => form[field].trim() !== '');
}

/** Requires a valid text, unless it is blank. */
export function requireValid<Field extends string, Error extends string>(
  field: Field,
  error: Error,
  isValid: (text: string) => boolean,
) {
  return check(
    field,
    error,
    (form: Readonly<Record<Field, string>>) => form[field].trim() === '' || isValid(form[field]),
  );
}

/** Requires the id of a choice; 0 is none. */
function requireChoice<Field extends string, Error extends string>(field: Field, error: Error) {
  return check(field, error, (form: Readonly<Record<Field, number>>) => form[field] > 0);
}

export const PLACE_CHECKS = [
  requireChoice('countryId', 'country-missing'),
  requireChoice('departmentId', 'department-missing'),
  requireChoice('municipalityId', 'municipality-missing'),
];

export const PHONE_CHECKS = [
  requireText('phone', 'phone-missing'),
  ...PHONE_FAULTS.map((error) => requireValid('phone', error, (phone) => findPhoneFault(phone) !== error)),
];

/** The problems of a form, in the order of its checks. */
export function findProblems<Form, Each extends Check<Form>>(
  form: Form,
  checks: readonly Each[],
): readonly Each['problem'][] {
  return checks.filter(({ passes }) => !passes(form)).map(({ problem }) => problem);
}
