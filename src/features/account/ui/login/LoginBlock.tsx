/** The login block (storefront §2; checkout §2): a form for visitors, data and 'Salir' for customers. */
import '../Account.css';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { $isLoggedIn, $user } from '#features/account/store/customer.ts';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useAccountText } from '../account-text.ts';
import { CustomerCard } from '../CustomerCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import type { AfterLogin } from './welcome.ts';

export type LoginBlockProps = {
  /** What follows a login. */
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

/** One line that unfolds, where a guest can buy without an account. */
function LoginFold({ isFolded, summary, children }: LoginFoldProps) {
  if (!isFolded) return children;
  return (
    <Disclosure className="account-fold" summary={summary}>
      {children}
    </Disclosure>
  );
}

/** Focuses `place` (which needs `tabIndex={-1}`) if a change of `state` removed the focused element. */
function useRestoredFocus(place: RefObject<HTMLElement | null>, state: boolean): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const hasNone = document.activeElement === null || document.activeElement === document.body;
    // A session read from the storage must not take the focus before anybody used the page.
    if (hasNone && navigator.userActivation.hasBeenActive) place.current?.focus({ preventScroll: true });
  }, [place, state]);
}

/** The island of /login and /registrarse. */
export const LoginPage = asIsland(LoginBlock);
