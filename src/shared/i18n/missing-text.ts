/** Reports a key that no language has a text for, in development only (decision 9, Languages). */
import { PUBLIC_APP_ENV } from 'astro:env/client';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Locale } from './locales.ts';
import type { Namespace } from './messages.ts';

/** Language, namespace and key of what was reported: once per page is enough. */
const told = new Set<string>();

/** Tells the service of a missing text; the page goes on with the key. */
export function reportMissingText(locale: Locale, namespace: Namespace, key: string): void {
  // Written so that a production build leaves all of it out.
  if (PUBLIC_APP_ENV === 'development') void post(`/locales/add/${locale}/${namespace}`, key);
}

/** POST /locales/add/{lng}/{ns}, with the body that i18next's HTTP backend sends (storefront §7). */
async function post(path: string, key: string): Promise<void> {
  const name = `${path} ${key}`;
  if (told.has(name)) return;
  told.add(name);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ [key]: key });
  // Nobody to tell: the page shows the key all the same.
  await fetch(`${shopConfiguration.apiUrl}${path}`, { method: 'POST', headers, body }).catch(() => undefined);
}
