/** The login block (storefront §2; checkout §2): a form for visitors, read-only data and 'Salir' for customers. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { $isLoggedIn, $user } from '#features/account/store/customer.ts';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useAccountText } from '../account-text.ts';
import { CustomerCard } from '../CustomerCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import type { AfterLogin } from './welcome.ts';
import '../Account.css';

export type LoginBlockProps = {
  /** What follows a login. */
  readonly after: AfterLogin;
  /** Begins with 'Registrate' open, in the built page already (/registrarse). */
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
  return (
    <div ref={place} className="account-block" tabIndex={-1}>
      {isLoggedIn && user ? (
        <CustomerCard user={user} after={after} />
      ) : (
        <>
          <LoginFold isFolded={after === 'fill-form'} summary={t('haveAccount')}>
            <LoginForm after={after} onRegister={() => setIsRegistering(true)} />
          </LoginFold>
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

type LoginFoldProps = {
  readonly isFolded: boolean;
  readonly summary: string;
  readonly children: ReactNode;
};

/** Beside the point for who buys without an account: there it is one line that unfolds. */
function LoginFold({ isFolded, summary, children }: LoginFoldProps) {
  if (!isFolded) return children;
  return (
    <Disclosure className="account-fold" summary={summary}>
      {children}
    </Disclosure>
  );
}

/** Moves the focus to `place` (give it `tabIndex={-1}`) when `state` changed and what had the focus is gone. */
function useRestoredFocus(place: RefObject<HTMLElement | null>, state: boolean): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const hasNone = document.activeElement === null || document.activeElement === document.body;
    // Where nobody has touched the page yet, a session that is read from the storage takes no focus.
    if (hasNone && navigator.userActivation.hasBeenActive) place.current?.focus({ preventScroll: true });
  }, [place, state]);
}
