/** i18next reads the texts of the pages once: in `astro dev`, an edited one is read again and the page loaded anew. */
import type { AstroIntegration } from 'astro';
import i18next from 'i18next';
import { isFactFile } from '../../src/shared/i18n/facts/read-facts.ts';

const TEXTS = /[\\/]locales[\\/].+\.json$/;

/** The Astro integration that does it. */
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
