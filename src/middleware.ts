/** Provides menu, parameters and colours to every page in `Astro.locals`, and the texts to islands. */
import { defineMiddleware } from 'astro:middleware';
import '#shared/i18n/built-texts.ts';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';

export const onRequest = defineMiddleware(async ({ locals }, next) => {
  const { menu, settings, options } = await loadSnapshot();
  locals.menu = menu;
  locals.settings = settings;
  locals.colors = options.colors;
  return next();
});
