/** The form 'Iniciar sesión' (storefront §2, Login block): e-mail, password, and a reset of the password. */
import { type RefObject, useRef, useState } from 'react';
import { Field } from '#shared/form/Field.tsx';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { endToasts, showToast, showToastFor, toastDuration } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { failureText } from '#shared/ui/island/failure-text.ts';
import { useBlurredFields } from '#shared/ui/island/use-blurred-fields.ts';
import { type LoginProblem, loginProblems } from '../../rules/account.ts';
import { type LoginResult, logIn, type ResetResult, resetPassword } from '../../store/session.ts';
import { useAccountText, useAccountTexts } from '../account-text.ts';
import { type FieldErrors, FormFailure, fieldValue, useFieldErrors } from '../form-feedback.tsx';
import { type AfterLogin, welcome } from './welcome.ts';

export type LoginFormProps = {
  readonly after: AfterLogin;
  readonly onRegister: () => void;
};

const MAX_EMAIL = 254;
const MAX_PASSWORD = 200;

export function LoginForm({ after, onRegister }: LoginFormProps) {
  const t = useAccountText();
  const form = useRef<HTMLFormElement>(null);
  const { errors, failure, pending, blurredFields, submit, reset } = useLogin(form, after);
  return (
    <form
      ref={form}
      className="account-form"
      aria-label={t('login')}
      // Without scripts this method sends nothing, so that no password gets into an address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      {...blurredFields}
    >
      <LoginFields errors={errors} />
      <FormFailure text={failure} />
      {/* Quiet in the checkout, where a guest would take it for the next step. */}
      <Button
        type="submit"
        kind={after === 'fill-form' ? 'quiet' : 'primary'}
        wide
        busy={pending === 'login'}
        disabled={pending === 'reset'}
      >
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

function LoginFields({ errors }: { readonly errors: FieldErrors<LoginProblem['field']> }) {
  const t = useAccountText();
  return (
    <>
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
    </>
  );
}

/** Topic of the toasts; each attempt removes the last one's. */
const TOPIC = 'login';

type Call = 'login' | 'reset';

function useLogin(form: RefObject<HTMLFormElement | null>, after: AfterLogin) {
  const texts = useAccountTexts();
  const { t, messages } = texts;
  const errors = useFieldErrors<LoginProblem['field']>(form);
  const [pending, setPending] = useState<Call | undefined>(undefined);
  const [failure, setFailure] = useState('');

  const textsOf = (problems: readonly LoginProblem[]) =>
    problems.map(({ field, error }) => ({ field, text: t(`problem.${error}`) }));
  const typed = () => ({
    email: fieldValue(form.current, 'email'),
    password: fieldValue(form.current, 'password'),
  });
  const blurredFields = useBlurredFields(({ name }) =>
    errors.showField(name, textsOf(loginProblems(typed()))),
  );
  const showProblems = (problems: readonly LoginProblem[]): void => errors.show(textsOf(problems));
  function notifyFailure(why: ServiceFailure, position: 'top-center' | 'bottom-left'): void {
    const text = failureText(why, messages);
    setFailure(text);
    showToastFor(toastDuration, { type: 'error', message: text, position, topic: TOPIC });
  }
  function begin(call: Call): void {
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
    /** The failure of the last call, or ''. */
    failure,
    /** The call that is running. */
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
