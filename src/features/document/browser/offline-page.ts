/** The offline page gives way by itself to the page that was asked for, once that one can be had again. */
import { pagePath, splitLocale } from '#shared/i18n/paths.ts';

/** A device says that it is online before it is, and says it once: until then the host is asked this often. */
const PAUSE_MS = 4000;

async function tryAgain(): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  if (answer && answer.status < 500) location.reload();
}

// At its address it replaces no other page.
if (splitLocale(location.pathname).path !== pagePath.offline) {
  addEventListener('online', () => void tryAgain());
  setInterval(() => void tryAgain(), PAUSE_MS);
}

void import('./kept-pages.ts').then(({ showKeptPages }) => showKeptPages()).catch(() => undefined);
