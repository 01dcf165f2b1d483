/**
 * Types of customers and their addresses (storefront §3, User; §3, Address), and the checks of login and registration
 * (storefront §5).
 */
import { isEmail } from './contact-fields.ts';

export type User = {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly roleId: number;
};

export type Address = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
  readonly phone: string;
  readonly address: string;
  readonly comment: string;
  readonly isDefault: boolean;
  readonly status: number;
};

/** The new-address form; ids are 0 until chosen. */
export type AddressForm = {
  readonly name: string;
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
  readonly phone: string;
  readonly address: string;
  readonly comment: string;
};

/** A successful login or registration. */
export type Session = { readonly user: User; readonly addresses: readonly Address[]; readonly token: string };
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly name: string; readonly phone: string };

export type RegistrationProblem =
  | { readonly field: 'name'; readonly error: 'name-missing' }
  | { readonly field: 'email'; readonly error: 'email-missing' | 'email-invalid' }
  | { readonly field: 'password'; readonly error: 'password-missing' }
  | { readonly field: 'phone'; readonly error: 'phone-missing' };
export type LoginProblem = Extract<RegistrationProblem, { readonly field: 'email' | 'password' }>;

/** The user name of a registration: the e-mail before the at sign. */
export function usernameFromEmail(email: string): string {
  return email.trim().split('@', 1)[0] ?? '';
}

function emailProblem(email: string): readonly LoginProblem[] {
  if (email.trim() === '') return [{ field: 'email', error: 'email-missing' }];
  return isEmail(email) ? [] : [{ field: 'email', error: 'email-invalid' }];
}

function passwordProblem(password: string): readonly LoginProblem[] {
  return password.trim() === '' ? [{ field: 'password', error: 'password-missing' }] : [];
}

/** The errors of a login (storefront §5). */
export function loginProblems({ email, password }: Credentials): readonly LoginProblem[] {
  return [...emailProblem(email), ...passwordProblem(password)];
}

/** The errors of a registration in the order of the form (storefront §5). */
export function registrationProblems(form: Registration): readonly RegistrationProblem[] {
  const name: readonly RegistrationProblem[] =
    form.name.trim() === '' ? [{ field: 'name', error: 'name-missing' }] : [];
  const phone: readonly RegistrationProblem[] =
    form.phone.trim() === '' ? [{ field: 'phone', error: 'phone-missing' }] : [];
  return [...name, ...emailProblem(form.email), ...passwordProblem(form.password), ...phone];
}
