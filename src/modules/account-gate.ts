/**
 * /mi-cuenta before any React (storefront spec §2): a stranger is led to the login, which leads back here; for a customer
 * the account is opened at once.
 */
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/paths.ts';
import { hasStoredToken } from '#stores/stored-session.ts';
import { startIsland } from './start-island.ts';

function leadToLogin(): void {
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  const next = encodeURIComponent(pathTo.page(locale, 'account'));
  location.replace(`${pathTo.page(locale, 'login')}?next=${next}`);
}

function open(): void {
  if (!hasStoredToken()) {
    leadToLogin();
    return;
  }
  startIsland(document.querySelector<HTMLElement>('[data-account-page] > astro-island'));
}

open();
// A page that comes back from the browser's memory may show an account that has been left since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) open();
});
