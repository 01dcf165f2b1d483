/** Logging in and out, registering, asking for a new password (storefront §4, Login / register; §5). */
import { atom } from 'nanostores';
import { login, register as registerCustomer, requestPasswordReset } from '#features/account/api/session.ts';
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
import { isEmail } from '#features/account/rules/email.ts';
// The draft of the checkout also takes over who logs in by itself, wherever that is.
import { resetForCustomer } from '#features/checkout/store/checkout-form.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { visitorApi } from './connections.ts';
import { $user, endSession, keepSession } from './customer.ts';
import { forgetCustomer, retainDataOf } from './next-customer.ts';

/** A call about the session is under way; off again however it ends. */
export const $isSessionLoading = atom(false);

/** Fields that stand against the call, a call that failed, or one that is under way already. */
type NotDone<Problem> =
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }
  | { readonly kind: 'busy' };
type Opened = { readonly kind: 'opened'; readonly user: User };

export type LoginResult = Opened | NotDone<LoginProblem>;
export type RegistrationResult = Opened | NotDone<RegistrationProblem>;
export type ResetResult =
  /** `reply` is the service's word, '' where it sent none. */
  | { readonly kind: 'requested'; readonly reply: string }
  /** No e-mail was given: nothing is sent. */
  | { readonly kind: 'user-missing' }
  | NotDone<Extract<LoginProblem, { readonly field: 'email' }>>;

/** Runs one call at a time, with the loading flag on. */
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
  keepSession(answer.value);
  if (before && before.id !== user.id) resetForCustomer();
  return { kind: 'opened', user };
}

/** Logs in with the trimmed e-mail and password; wrong ones fail with status 401 and the service's message. */
export async function logIn(typed: Credentials): Promise<LoginResult> {
  const credentials = { email: typed.email.trim(), password: typed.password.trim() };
  const problems = loginProblems(credentials);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return withLoading(async () => open(await login(visitorApi(), credentials)));
}

/** Registers and logs in; a taken e-mail fails with status 409 and the service's message. */
export async function register(typed: Registration): Promise<RegistrationResult> {
  const registration = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    // Trimmed because the login trims it: a password with a blank at its end would never be right.
    password: typed.password.trim(),
    phone: typed.phone.trim(),
  };
  const problems = registrationProblems(registration);
  if (problems.length > 0) return { kind: 'invalid', problems };
  return withLoading(async () => open(await registerCustomer(visitorApi(), registration)));
}

/** Asks for a new password for an e-mail. */
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

/** Ends the session in all tabs; the cart stays, the draft of the checkout goes, and what the next one is not to see. */
export function logOut(): void {
  forgetCustomer();
  endSession();
}
