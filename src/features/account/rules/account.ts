/** Customers and their addresses (storefront §3, User; §3, Address), and the checks of login and registration (storefront §5). */
import * as z from 'zod/mini';
import { isEmail } from './contact-fields.ts';
import { findProblems, requireText, requireValid } from './form-checks.ts';

export const userSchema = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  roleId: z.int(),
});
export type User = Readonly<z.infer<typeof userSchema>>;

export const addressSchema = z.object({
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  countryId: z.int(),
  departmentId: z.int(),
  municipalityId: z.int(),
  phone: z.string(),
  address: z.string(),
  comment: z.string(),
  isDefault: z.boolean(),
  status: z.number(),
});
export type Address = Readonly<z.infer<typeof addressSchema>>;

/** The new-address form; ids are 0 until chosen. */
export type AddressForm = Omit<Address, 'id' | 'userId' | 'isDefault' | 'status'>;

/** A successful login or registration. */
export type Session = { readonly user: User; readonly addresses: readonly Address[]; readonly token: string };
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly name: string; readonly phone: string };

/** The user name of a registration: the e-mail before the at sign. */
export function usernameFromEmail(email: string): string {
  return email.trim().split('@', 1)[0] ?? '';
}

export const EMAIL_CHECKS = [
  requireText('email', 'email-missing'),
  requireValid('email', 'email-invalid', isEmail),
];
const LOGIN_CHECKS = [...EMAIL_CHECKS, requireText('password', 'password-missing')];
const REGISTRATION_CHECKS = [
  requireText('name', 'name-missing'),
  ...LOGIN_CHECKS,
  requireText('phone', 'phone-missing'),
];
export type LoginProblem = (typeof LOGIN_CHECKS)[number]['problem'];
export type RegistrationProblem = (typeof REGISTRATION_CHECKS)[number]['problem'];

export function loginProblems(credentials: Credentials): readonly LoginProblem[] {
  return findProblems(credentials, LOGIN_CHECKS);
}

export function registrationProblems(registration: Registration): readonly RegistrationProblem[] {
  return findProblems(registration, REGISTRATION_CHECKS);
}
