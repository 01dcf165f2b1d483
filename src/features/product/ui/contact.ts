/** Where a shopper's question about an article goes. */
import type { SiteSettings } from '#shared/settings/site-settings.ts';

/** The chat's address, else a mail, else ''. */
export function contactOf({ whatsapp, email }: Pick<SiteSettings, 'whatsapp' | 'email'>): string {
  if (whatsapp !== '') return whatsapp;
  return email === '' ? '' : `mailto:${email}`;
}
