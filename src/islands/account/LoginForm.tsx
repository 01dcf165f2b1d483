/** The form 'Iniciar sesión' (storefront spec §2, Login block): e-mail, password, and a new one for who forgot it. */
import { type SubmitEvent, useRef, useState } from 'react';
import type { LoginProblem } from '#domain/account.ts';
import type { ServiceFailure } from '#domain/failure.ts';
import { logIn, resetPassword } from '#stores/session.ts';
import { showToast } from '#stores/toast.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { accountFailureText } from './account-failure.ts';
import type { AccountTexts } from './account-text.ts';
import { fieldValue } from './form-values.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { type AfterLogin, welcome } from './welcome.ts';

export type LoginFormProps = AccountTexts & {
  readonly after: AfterLogin;
  readonly onRegister: () => void;
};

const MAX_EMAIL = 254;
const MAX_PASSWORD = 200;

export function LoginForm({ after, onRegister, ...texts }: LoginFormProps) {
  const { t, messages } = texts;
  const form = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors<LoginProblem['field']>(form);
  const [pending, setPending] = useState<'login' | 'reset' | undefined>(undefined);

  function showProblems(problems: readonly LoginProblem[]): void {
    errors.show(problems.map(({ field, error }) => ({ field, text: t(`problem.${error}`) })));
  }
  function tellFailure(failure: ServiceFailure, position: 'top-center' | 'bottom-left'): void {
    showToast('error', accountFailureText(failure, messages), position);
  }
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setPending('login');
    const email = fieldValue(form.current, 'email');
    const result = await logIn({ email, password: fieldValue(form.current, 'password') });
    setPending(undefined);
    if (result.kind === 'opened') welcome(result.user, after, texts);
    else if (result.kind === 'invalid') showProblems(result.problems);
    else if (result.kind === 'failed') tellFailure(result.failure, 'top-center');
  }
  async function reset(): Promise<void> {
    setPending('reset');
    const result = await resetPassword(fieldValue(form.current, 'email'));
    setPending(undefined);
    if (result.kind === 'requested') {
      showToast('success', messages('account.welcome', { name: result.reply || t('user') }));
    } else if (result.kind === 'user-missing') {
      showToast('warn', messages('account.userDataRequired'), 'top-left');
      showProblems([{ field: 'email', error: 'email-missing' }]);
    } else if (result.kind === 'invalid') showProblems(result.problems);
    else if (result.kind === 'failed') tellFailure(result.failure, 'bottom-left');
  }
  return (
    <form
      ref={form}
      className="account-form"
      aria-label={t('login')}
      // Without a script nothing may be sent anywhere, least of all in an address: this method sends nothing by itself.
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={MAX_EMAIL}
        required
        error={errors.texts.email}
        onChange={() => errors.forget('email')}
      />
      <Field
        label={t('field.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={MAX_PASSWORD}
        required
        error={errors.texts.password}
        onChange={() => errors.forget('password')}
      />
      <Button type="submit" wide busy={pending === 'login'} disabled={pending === 'reset'}>
        {t('login')}
      </Button>
      <Button kind="plain" busy={pending === 'reset'} onClick={() => void reset()}>
        {t('forgotten')}
      </Button>
      <p className="account-new">
        {t('noAccount')}{' '}
        <Button kind="plain" onClick={onRegister}>
          {t('register')}
        </Button>
      </p>
    </form>
  );
}
