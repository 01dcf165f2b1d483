/** The login block (storefront §2; checkout §2): a form for visitors, data and 'Salir' for customers. */
import '../Account.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { User } from '#features/account/rules/account.ts';
import { displayPhone } from '#features/account/rules/contact-fields.ts';
import { $isLoggedIn, $user } from '#features/account/store/customer.ts';
import { logOut } from '#features/account/store/session.ts';
import { hasAccountOrders } from '#features/cart/store/stored-main.ts';
import { Field } from '#shared/form/Field.tsx';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useAccountText } from '../account-text.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import type { AfterLogin } from './welcome.ts';

export type LoginBlockProps = {
  /** The step after a login. */
  readonly after: AfterLogin;
  /** Opens 'Registrate' in the built page (/registrarse). */
  readonly registering?: boolean;
};

export function LoginBlock({ after, registering = false }: LoginBlockProps) {
  const t = useAccountText();
  const place = useRef<HTMLDivElement>(null);
  const isLoggedIn = useShared($isLoggedIn);
  const user = useShared($user);
  const [isRegistering, setIsRegistering] = useState(registering);
  useRestoredFocus(place, isLoggedIn);
  useRestoredFocus(place, isRegistering);
  const form = <LoginForm after={after} onRegister={() => setIsRegistering(true)} />;
  return (
    <div ref={place} className="account-block" tabIndex={-1}>
      {isLoggedIn && user ? (
        <CustomerCard user={user} after={after} />
      ) : (
        <>
          {after === 'fill-form' ? (
            // A guest can buy without an account.
            <Disclosure className="account-fold" summary={t('haveAccount')}>
              {form}
            </Disclosure>
          ) : (
            form
          )}
          <RegisterDialog
            open={isRegistering}
            onClose={() => setIsRegistering(false)}
            inPage={registering}
            after={after}
          />
        </>
      )}
    </div>
  );
}

type CustomerCardProps = Pick<LoginBlockProps, 'after'> & { readonly user: User };

/** The customer's name, e-mail and phone, and the logout. */
function CustomerCard({ user, after }: CustomerCardProps) {
  const locale = useLocale();
  const t = useAccountText();
  // The form of the same page already shows the data.
  if (after === 'fill-form') return <ShoppingAs />;
  return (
    <div className="account-form account-customer">
      <Field label={t('field.name')} value={user.name} readOnly />
      <Field label={t('field.email')} value={user.email} readOnly />
      <Field label={t('field.phone')} value={displayPhone(user.phone)} readOnly />
      <LogoutWarning />
      <div className="account-actions">
        {after === 'follow-next' ? (
          <ButtonLink href={pathTo.page(locale, 'account')}>{t('title')}</ButtonLink>
        ) : null}
        <Button kind="quiet" onClick={logOut}>
          {t('exit')}
        </Button>
      </div>
    </div>
  );
}

/** Warns before a logout that it removes orders from this browser (decision 48, Orders kept in this browser). */
function LogoutWarning() {
  const locale = useLocale();
  const t = useAccountText();
  if (!hasAccountOrders()) return null;
  return (
    <p className="account-soft">
      {t('order.leaving')} <a href={pathTo.page(locale, 'orders')}>{t('order.see')}</a>
    </p>
  );
}

function ShoppingAs() {
  const t = useAccountText();
  return (
    <div className="account-shopping">
      <p>{t('shoppingAs')}</p>
      <LogoutWarning />
      <Button kind="quiet" onClick={logOut}>
        {t('exit')}
      </Button>
    </div>
  );
}

/** Focuses `place` (which needs `tabIndex={-1}`) if a change of `state` removed the focused element. */
function useRestoredFocus(place: RefObject<HTMLElement | null>, state: boolean): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const hasNone = document.activeElement === null || document.activeElement === document.body;
    // A session read from the storage must not take the focus before the first interaction.
    if (hasNone && navigator.userActivation.hasBeenActive) place.current?.focus({ preventScroll: true });
  }, [place, state]);
}

/** The island of /login and /registrarse. */
export const LoginPage = asIsland(LoginBlock);
