/** The customer's entries of the account dropdown (storefront §2), updated each time it opens. */
import { readStoredMain } from '#features/cart/store/stored-cart.ts';
import { hasAccountOrders } from '#features/cart/store/stored-main.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { USER_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson, textOr } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { OPEN_POPOVER } from '#shared/ui/dialogs/older-popovers.ts';

/** Starts the menu: session entries, logout, keys; it closes when the focus leaves it. */
export function startAccountMenu(): void {
  const account = document.querySelector<HTMLElement>('[data-account]');
  const list = account?.querySelector<HTMLElement>('[popover]');
  if (!account || !list) return;
  if (list.matches(OPEN_POPOVER)) showSession(list);
  list.addEventListener('beforetoggle', ({ newState }) => {
    // Browsers without popovers do not report the state.
    if (newState !== 'closed') showSession(list);
  });
  account.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !account.contains(relatedTarget)) list.togglePopover(false);
  });
  const exit = list.querySelector<HTMLElement>('[data-account-logout]');
  // If its code does not load, `page-status.ts` reports it.
  exit?.addEventListener('click', () => void logOut(exit.dataset['home'] ?? '/').catch(() => undefined));
  account.addEventListener('keydown', (event) => moveByKey(event, account, list));
}

/** Shows the entries of the session's state, and the e-mail in place of the login entry. */
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

/** Warns before a logout that it removes orders from this browser (decision 48, Orders kept in this browser). */
async function warnOfLogout(list: HTMLElement, isNeeded: boolean): Promise<void> {
  const note = list.querySelector<HTMLElement>('.note');
  if (!note) return;
  note.hidden = !isNeeded;
  if (!isNeeded) return;
  const { loadText } = await import('#shared/i18n/client-text.ts');
  note.textContent = (await loadText('messages'))(pageLocale())('account.logoutWarning');
}

/** The stored e-mail of the customer; '' if it is unreadable. */
function storedEmail(): string {
  return readJson(storedText(USER_KEY), '', (stored) => {
    if (!isRecord(stored)) return '';
    const user = isRecord(stored['user']) ? stored['user'] : stored;
    return textOr(user['email'], '');
  });
}

/** Logs out and opens the home page (storefront §2, Account dropdown). */
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
