/** The account dropdown for who is logged in (storefront §2): looked up each time it opens. */

import { readStoredMain } from '#features/cart/store/stored-cart.ts';
import { hasAccountOrders } from '#features/cart/store/stored-main.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { USER_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson, textOr } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { OPEN_POPOVER } from '#shared/ui/dialogs/older-popovers.ts';

/** Closes with the focus, too; the rest is a native popover. */
export function startAccountMenu(): void {
  const account = document.querySelector<HTMLElement>('[data-account]');
  const list = account?.querySelector<HTMLElement>('[popover]');
  if (!account || !list) return;
  if (list.matches(OPEN_POPOVER)) showSession(list);
  list.addEventListener('beforetoggle', ({ newState }) => {
    // Where popovers are not known, nothing is said of the state.
    if (newState !== 'closed') showSession(list);
  });
  account.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !account.contains(relatedTarget)) list.togglePopover(false);
  });
  const exit = list.querySelector<HTMLElement>('[data-account-logout]');
  // Without its code nobody is logged out, and `chunk-error.ts` says so.
  exit?.addEventListener('click', () => void logOut(exit.dataset['home'] ?? '/').catch(() => undefined));
  account.addEventListener('keydown', (event) => moveByKey(event, account, list));
}

/** Shows what belongs to the state, and the e-mail in place of the login entry. */
function showSession(list: HTMLElement): void {
  const { isLoggedIn } = readStoredMain();
  for (const entry of list.querySelectorAll<HTMLElement>('[data-session]')) {
    entry.hidden = (entry.dataset['session'] === 'in') !== isLoggedIn;
  }
  void warnOfLogout(list, isLoggedIn && hasAccountOrders()).catch(() => undefined);
  const login = list.querySelector<HTMLElement>('[data-account-login]');
  if (!login) return;
  login.dataset['text'] ??= login.textContent ?? '';
  login.textContent = (isLoggedIn ? storedEmail() : '') || login.dataset['text'];
}

/** Says before a logout that it removes orders from this browser (decision 48, Orders kept in this browser). */
async function warnOfLogout(list: HTMLElement, isNeeded: boolean): Promise<void> {
  list.querySelector('.note')?.remove();
  if (!isNeeded) return;
  const entry = document.createElement('li');
  entry.className = 'note';
  list.append(entry);
  const { loadText } = await import('#shared/i18n/client-text.ts');
  entry.textContent = (await loadText('messages'))(pageLocale())('account.logoutWarning');
}

/** The customer's e-mail as it lies in the storage; '' when there is none to read. */
function storedEmail(): string {
  return readJson(storedText(USER_KEY), '', (stored) => {
    if (!isRecord(stored)) return '';
    const user = isRecord(stored['user']) ? stored['user'] : stored;
    return textOr(user['email'], '');
  });
}

/** Ends the session and leads home (storefront §2, Account dropdown). */
async function logOut(home: string): Promise<void> {
  const { logOut: endSession } = await import('#features/account/store/session.ts');
  endSession();
  location.assign(home);
}

function moveByKey(event: KeyboardEvent, account: HTMLElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  list.togglePopover(true);
  const controls = [...list.querySelectorAll<HTMLElement>('li:not([hidden]) :is(a, button)')];
  const at = controls.findIndex((control) => control.matches(':focus'));
  const next =
    at < 0 && step < 0 ? controls.at(-1) : controls[(at + step + controls.length) % controls.length];
  (next ?? account).focus();
}
