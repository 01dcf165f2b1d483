/** The modal 'Registrate' (storefront §2; §3, Registration payload; §5, Registration). */
import { type SubmitEvent, useRef, useState } from 'react';
import {
  type Registration,
  type RegistrationProblem,
  registrationProblems,
  usernameFromEmail,
} from '#features/account/rules/account.ts';
import { MAX_PHONE } from '#features/account/rules/contact-fields.ts';
import { register } from '#features/account/store/session.ts';
import { Field } from '#shared/form/Field.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/dialogs/Dialog.tsx';
import { failureText } from '#shared/ui/island/failure-text.ts';
import { useBlurredFields } from '#shared/ui/island/use-blurred-fields.ts';
import { useAccountTexts } from '../account-text.ts';
import { FormFailure, fieldValue, TypoSuggestion, useFieldErrors, useTypos } from '../form-feedback.tsx';
import { type AfterLogin, welcome } from './welcome.ts';

export type RegisterDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly after: AfterLogin;
  /** Whether the built page shows it open (/registrarse). */
  readonly inPage?: boolean;
};

type FieldName = RegistrationProblem['field'];

/** The fields in the order of the form. */
const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', maxLength: 150 },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'password', type: 'password', autoComplete: 'new-password', maxLength: 200 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: MAX_PHONE },
] as const satisfies readonly { readonly name: FieldName; readonly [attribute: string]: string | number }[];

export function RegisterDialog({ open, onClose, after, inPage = false }: RegisterDialogProps) {
  const texts = useAccountTexts();
  const { t, messages } = texts;
  const form = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors<FieldName>(form);
  const [username, setUsername] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const typed = (name: FieldName): string => fieldValue(form.current, name);
  const registration = (): Registration => ({
    name: typed('name'),
    email: typed('email'),
    password: typed('password'),
    phone: typed('phone'),
  });
  const textsOf = (problems: readonly RegistrationProblem[]) =>
    problems.map(({ field, error }) => ({ field, text: t(`problem.${error}`) }));
  const typos = useTypos();
  const blurredFields = useBlurredFields((field) => {
    errors.showField(field.name, textsOf(registrationProblems(registration())));
    typos.check(field);
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setFailure('');
    const result = await register(registration());
    setIsBusy(false);
    if (result.kind === 'opened') {
      onClose();
      welcome(result.user, after, texts);
    } else if (result.kind === 'invalid') {
      errors.show(textsOf(result.problems));
    } else if (result.kind === 'failed') {
      const text = failureText(result.failure, messages);
      setFailure(text);
      showToast('error', text, 'top-center');
    }
  }
  function changed(name: FieldName, value: string): void {
    errors.forget(name);
    typos.forget(name);
    if (name === 'email') setUsername(usernameFromEmail(value));
  }
  function take(name: FieldName, corrected: string): void {
    const input = form.current?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = corrected;
    changed(name, corrected);
    input.focus();
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('registerTitle')} closeText={t('close')} inPage={inPage}>
      <form
        ref={form}
        className="account-form"
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        {...blurredFields}
      >
        {FIELDS.map(({ name, ...attributes }) => (
          <Field
            key={name}
            label={t(`field.${name}`)}
            name={name}
            required
            error={errors.texts[name]}
            onChange={({ target }) => changed(name, target.value)}
            after={
              name === 'email' || name === 'phone' ? (
                <TypoSuggestion
                  value={typos.corrections[name]}
                  onTake={(corrected) => take(name, corrected)}
                />
              ) : undefined
            }
            {...attributes}
          />
        ))}
        <input type="hidden" name="usuario" value={username} />
        <FormFailure text={failure} />
        <Button type="submit" wide busy={isBusy}>
          {t('register')}
        </Button>
      </form>
    </Dialog>
  );
}
