/** Gives every page what its shell and its cards show, so that layouts need not know where it comes from; and islands their texts. */
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
