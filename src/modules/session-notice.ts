/** Says that the session is over when a service refused its token (contract, Envelope: a 401 ends the session). */
import { defaultLocale, readLocale } from '#i18n/locales.ts';

async function tellExpired(): Promise<void> {
  const [{ clientText }, { showToast }] = await Promise.all([
    import('#i18n/client-text.ts'),
    import('#stores/toast.ts'),
  ]);
  const text = await clientText('messages');
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  showToast('warn', text(locale)('account.expired'), 'top-center');
}

/** The words are loaded when they are needed. */
export function startSessionNotice(): void {
  document.addEventListener('session:expired', () => void tellExpired().catch(() => undefined));
}
