/** The form 'Iniciar sesión' (storefront §2, Login block): e-mail, password, and a new one for who forgot it. */
import { useRef } from 'react';
import { Field } from '#shared/form/Field.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useAccountText } from '../account-text.ts';
import { FormFailure } from '../FormFailure.tsx';
import { type Login, useLogin } from './use-login.ts';
import type { AfterLogin } from './welcome.ts';

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
      // Without a script nothing may be sent anywhere, least of all in an address: this method sends nothing by itself.
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
      {/* Who buys without an account is not to take this for the way on. */}
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

function LoginFields({ errors }: Pick<Login, 'errors'>) {
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
