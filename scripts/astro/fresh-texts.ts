/** Reloads edited texts and the page in `astro dev`, because i18next reads the texts only once. */
import type { AstroIntegration } from 'astro';
import i18next from 'i18next';
import { isFactFile } from '../../src/shared/i18n/facts/read-facts.ts';

const TEXTS = /[\\/]locales[\\/].+\.json$/;

/** The Astro integration. */
export function freshTexts(): AstroIntegration {
  return {
    name: 'fresh-texts',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.on('change', async (file) => {
          if (!TEXTS.test(file) && !isFactFile(file)) return;
          await i18next.reloadResources();
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
