/** Reports a missing translation, in development only (decision 9, Languages). */
import { PUBLIC_APP_ENV } from 'astro:env/client';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Locale } from './locales.ts';
import type { Namespace } from './messages.ts';

/** Language, namespace and key of each report, which is sent once per page. */
const told = new Set<string>();

/** Reports a missing text to the service; the page renders the key. */
export function reportMissingText(locale: Locale, namespace: Namespace, key: string): void {
  // Written so that a production build removes all of it.
  if (PUBLIC_APP_ENV === 'development') void post(`/locales/add/${locale}/${namespace}`, key);
}

/** POST /locales/add/{lng}/{ns}, with the body that i18next's HTTP backend sends (storefront §7). */
async function post(path: string, key: string): Promise<void> {
  const name = `${path} ${key}`;
  if (told.has(name)) return;
  told.add(name);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ [key]: key });
  // A failed report is ignored, because the page renders the key anyway.
  await fetch(`${shopConfiguration.apiUrl}${path}`, { method: 'POST', headers, body }).catch(() => undefined);
}
