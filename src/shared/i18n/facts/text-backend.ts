/** Reads `locales/` for i18next during the build, with the facts in the texts. */
import { readFileSync } from 'node:fs';
import type { BackendModule } from 'i18next';
import { fillFactsIn } from './facts.ts';
import { readFacts } from './read-facts.ts';

type Options = { readonly loadPath?: string };

let loadPath = '';

/** The backend; it responds synchronously, as i18next without `initAsync` requires. */
export const textBackend: BackendModule<Options> = {
  type: 'backend',
  init: (_services, options) => {
    loadPath = options.loadPath ?? '';
  },
  read: (language, namespace, answer) => {
    try {
      const file = loadPath.replace('{{lng}}', language).replace('{{ns}}', namespace);
      const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
      answer(null, Object(fillFactsIn(texts, readFacts(process.cwd()))));
    } catch (error) {
      answer(error instanceof Error ? error : String(error), false);
    }
  },
};
