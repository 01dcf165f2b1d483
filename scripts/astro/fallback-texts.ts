/**
 * Bundles the texts that browsers load: replaces facts, and fills missing texts of a language from the fallback
 * (storefront §9: `en`), so that a browser needs one file only. The audit of translations still reports missing texts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fillFacts } from '../../src/shared/i18n/facts/facts.ts';
import { FACT_FILES, readFacts } from '../../src/shared/i18n/facts/read-facts.ts';

/** The dictionary of the services' words, which only the target language has. */
const DICTIONARY = 'words';

type Tree = { readonly [key: string]: string | Tree };

const FALLBACK = 'en';
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The texts of a language, with fallback texts for missing ones. */
export function withFallback(own: Tree, fallback: Tree): Tree {
  // Plural forms of the fallback language would apply to some numbers.
  const bases = new Set(Object.keys(own).map((key) => key.replace(PLURAL, '')));
  const missing = Object.entries(fallback).filter(
    ([key]) => key !== DICTIONARY && !bases.has(key.replace(PLURAL, '')),
  );
  const kept = Object.entries(own).map(([key, value]) => {
    const twin = fallback[key];
    const filled = typeof value === 'object' && typeof twin === 'object' ? withFallback(value, twin) : value;
    return [key, filled] as const;
  });
  return Object.fromEntries([...kept, ...missing]);
}

/** The bundler's options that are used here. */
interface Bundling {
  readonly addWatchFile: (file: string) => void;
}

/** The texts of a file with the fallback texts. */
function withEnglish(
  this: Bundling,
  root: string,
  { code, language, file }: { readonly code: string; readonly language: string; readonly file: string },
): string {
  const english = join(root, 'locales', FALLBACK, file);
  if (language === FALLBACK || !existsSync(english)) return code;
  this.addWatchFile(english);
  return JSON.stringify(withFallback(JSON.parse(code), JSON.parse(readFileSync(english, 'utf8'))));
}

/** The Vite plugin for the texts of the project at `root`. */
export function fallbackTexts(root: string) {
  return {
    name: 'fallback-texts',
    enforce: 'pre' as const,
    transform(this: Bundling, code: string, id: string): string | undefined {
      const path = relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');
      const [, language, file = ''] = /^locales\/([^/]+)\/([^/]+\.json)$/.exec(path) ?? [];
      if (language === undefined) return undefined;
      for (const owner of Object.values(FACT_FILES)) this.addWatchFile(join(root, owner));
      return fillFacts(withEnglish.call(this, root, { code, language, file }), readFacts(root));
    },
  };
}
