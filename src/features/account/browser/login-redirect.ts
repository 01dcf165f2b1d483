/** /mi-cuenta sends a visitor to the login, and the login pages send a customer on, before React (storefront §2). */
import { hasStoredToken } from '#features/cart/store/stored-main.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';

/** Has the address of the login. */
const account = document.querySelector<HTMLElement>('[data-account-page]');
const login = document.querySelector<HTMLElement>('[data-session-page]');

function openAccount(): void {
  if (hasStoredToken()) startIsland(account?.querySelector<HTMLElement>('astro-island'));
  else location.replace(account?.dataset['accountPage'] ?? '/');
}

async function leadOn(): Promise<void> {
  const { safeNextPath } = await import('#features/account/rules/next-path.ts');
  const next = safeNextPath(new URLSearchParams(location.search).get('next') ?? '');
  if (next === undefined) startLogin();
  else location.replace(next);
}

function startLogin(): void {
  startIsland(login?.querySelector<HTMLElement>('astro-island'));
}

whenShown(() => {
  if (account) openAccount();
  else if (hasStoredToken()) leadOn().catch(startLogin);
});
// A page restored by the browser may show an account that has been logged out.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && account) openAccount();
});
