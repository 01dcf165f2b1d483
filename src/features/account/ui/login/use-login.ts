/** What the login form does: log in, or ask for a new password; and what is said of it (storefront §4; §5; §8). */
import { type RefObject, useState } from 'react';
import { type LoginProblem, loginProblems } from '#features/account/rules/account.ts';
import { type LoginResult, logIn, type ResetResult, resetPassword } from '#features/account/store/session.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { endToasts, showToast, showToastFor, toastDuration } from '#shared/toast/toast-store.ts';
import { failureText } from '#shared/ui/island/failure-text.ts';
import { type BlurHandlers, useBlurredFields } from '#shared/ui/island/use-blurred-fields.ts';
import { useAccountTexts } from '../account-text.ts';
import { type FieldErrors, useFieldErrors } from '../use-field-errors.ts';
import { fieldValue } from './form-values.ts';
import { type AfterLogin, welcome } from './welcome.ts';

/** What the toasts are about: the last try's goes with the next. */
const TOPIC = 'login';

export type Login = {
  readonly errors: FieldErrors<LoginProblem['field']>;
  /** Why the last call failed; '' when it did not. */
  readonly failure: string;
  /** Which call is under way. */
  readonly pending: 'login' | 'reset' | undefined;
  readonly blurredFields: BlurHandlers;
  readonly submit: () => Promise<void>;
  readonly reset: () => Promise<void>;
};

export function useLogin(form: RefObject<HTMLFormElement | null>, after: AfterLogin): Login {
  const texts = useAccountTexts();
  const { t, messages } = texts;
  const errors = useFieldErrors<LoginProblem['field']>(form);
  const [pending, setPending] = useState<Login['pending']>(undefined);
  const [failure, setFailure] = useState('');

  const textsOf = (problems: readonly LoginProblem[]) =>
    problems.map(({ field, error }) => ({ field, text: t(`problem.${error}`) }));
  const typed = () => ({
    email: fieldValue(form.current, 'email'),
    password: fieldValue(form.current, 'password'),
  });
  const blurredFields = useBlurredFields(({ name }) => errors.look(name, textsOf(loginProblems(typed()))));
  function showProblems(problems: readonly LoginProblem[]): void {
    errors.show(textsOf(problems));
  }
  function notifyFailure(why: ServiceFailure, position: 'top-center' | 'bottom-left'): void {
    const text = failureText(why, messages);
    setFailure(text);
    showToastFor(toastDuration, { type: 'error', message: text, position, topic: TOPIC });
  }
  function begin(call: NonNullable<Login['pending']>): void {
    setPending(call);
    setFailure('');
    endToasts(TOPIC);
  }
  function takeLogin(result: LoginResult): void {
    if (result.kind === 'opened') welcome(result.user, after, texts);
    else if (result.kind === 'invalid') showProblems(result.problems);
    else if (result.kind === 'failed') notifyFailure(result.failure, 'top-center');
  }
  function takeReset(result: ResetResult): void {
    if (result.kind === 'requested') {
      showToast('success', messages('account.welcome', { name: result.reply || t('user') }));
    } else if (result.kind === 'user-missing') {
      showToast('warn', messages('account.userDataRequired'), 'top-left');
      showProblems([{ field: 'email', error: 'email-missing' }]);
    } else if (result.kind === 'invalid') showProblems(result.problems);
    else if (result.kind === 'failed') notifyFailure(result.failure, 'bottom-left');
  }
  return {
    errors,
    failure,
    pending,
    blurredFields,
    submit: async () => {
      begin('login');
      const result = await logIn(typed());
      setPending(undefined);
      takeLogin(result);
    },
    reset: async () => {
      begin('reset');
      const result = await resetPassword(fieldValue(form.current, 'email'));
      setPending(undefined);
      takeReset(result);
    },
  };
}
