/** Login, logout, registration and password reset (storefront §4, Login / register; §5). */
import { atom } from 'nanostores';
import { login, register as registerCustomer, requestPasswordReset } from '#features/account/api/account.ts';
import {
  type Credentials,
  type LoginProblem,
  loginProblems,
  type Registration,
  type RegistrationProblem,
  registrationProblems,
  type Session,
  type User,
} from '#features/account/rules/account.ts';
import { isEmail } from '#features/account/rules/contact-fields.ts';
// The draft of the checkout takes over the customer; a change of customer resets it.
import { resetForCustomer } from '#features/checkout/store/checkout-form.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { $user, endSession, storeSession, visitorApi } from './customer.ts';
import { forgetCustomer, retainDataOf } from './next-customer.ts';

/** True during a call about the session. */
export const $isSessionLoading = atom(false);

/** Invalid fields, a failed call, or a call that is already running. */
type NotDone<Problem> =
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'busy' };
type Opened = { readonly kind: 'opened'; readonly user: User };

export type LoginResult = Opened | NotDone<LoginProblem>;
type RegistrationResult = Opened | NotDone<RegistrationProblem>;
export type ResetResult =
  /** `reply` is the service's message, or ''. */
  | { readonly kind: 'requested'; readonly reply: string }
  /** No e-mail was given; nothing is sent. */
  | { readonly kind: 'user-missing' }
  | NotDone<Extract<LoginProblem, { readonly field: 'email' }>>;

/** Runs one call at a time and sets `$isSessionLoading`. */
async function withLoading<Result>(call: () => Promise<Result>): Promise<Result | { readonly kind: 'busy' }> {
  if ($isSessionLoading.get()) return { kind: 'busy' };
  $isSessionLoading.set(true);
  try {
    return await call();
  } finally {
    $isSessionLoading.set(false);
  }
}

function open(
  answer: Answer<Session>,
): Opened | { readonly kind: 'failed'; readonly failure: ServiceFailure } {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  const { user } = answer.value;
  const before = $user.get();
  retainDataOf(user);
  storeSession(answer.value);
  if (before && before.id !== user.id) resetForCustomer();
  return { kind: 'opened', user };
}

/** Logs in with trimmed credentials; wrong ones fail with status 401 and the service's message. */
export async function logIn(typed: Credentials): Promise<LoginResult> {
  const credentials = { email: typed.email.trim(), password: typed.password.trim() };
  const problems = loginProblems(credentials);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return withLoading(async () => open(await login(visitorApi(), credentials)));
}

/** Registers and logs in; a known e-mail fails with status 409 and the service's message. */
export async function register(typed: Registration): Promise<RegistrationResult> {
  const registration = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    // Trimmed as in the login, so that both send the same password.
    password: typed.password.trim(),
    phone: typed.phone.trim(),
  };
  const problems = registrationProblems(registration);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return withLoading(async () => open(await registerCustomer(visitorApi(), registration)));
}

/** Requests a new password by e-mail. */
export async function resetPassword(typed: string): Promise<ResetResult> {
  const email = typed.trim();
  if (email === '') return { kind: 'user-missing' };
  if (!isEmail(email)) return { kind: 'invalid', problems: [{ field: 'email', error: 'email-invalid' }] };
  return withLoading(async () => {
    const answer = await requestPasswordReset(visitorApi(), email);
    if (!answer.ok) return { kind: 'failed', failure: answer.failure } as const;
    return { kind: 'requested', reply: answer.value } as const;
  });
}

/** Ends the session in all tabs and removes the customer's data; the cart stays. */
export function logOut(): void {
  forgetCustomer();
  endSession();
}
