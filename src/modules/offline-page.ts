/** The offline page gives way by itself to the page that was asked for once the connection is back. */
import { pagePath, splitLocale } from '#i18n/paths.ts';

if (splitLocale(location.pathname).path !== pagePath.offline) {
  addEventListener('online', () => location.reload(), { once: true });
}
