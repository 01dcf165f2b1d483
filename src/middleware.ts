/** Gives every page what its shell shows: read once from the snapshot, so that no page has to pass it on. */
import { defineMiddleware } from 'astro:middleware';
import type { Menu } from '#domain/menu.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

declare global {
  namespace App {
    interface Locals {
      /** The category menu of the header. */
      menu: Menu;
      /** Contact, social links and footer text. */
      settings: SiteSettings;
    }
  }
}

export const onRequest = defineMiddleware(async ({ locals }, next) => {
  const { menu, settings } = await loadSnapshot();
  locals.menu = menu;
  locals.settings = settings;
  return next();
});
