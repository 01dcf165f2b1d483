/** The words of a text as they are compared: without accents, and singular, so that plurals find each other. */

/** Words that would match everything. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'de',
  'la',
  'el',
  'los',
  'las',
  'para',
  'con',
  'y',
  'en',
  'un',
  'una',
  'o',
  'a',
  'al',
  'del',
  'por',
  'the',
  'of',
  'for',
  'in',
  'with',
  'and',
  'or',
]);
/** Letters from which on a word is cut; shorter ones stay as they are. */
const LONG_ENOUGH = 5;

/**
 * What singular and plural have in common: `camisetas` → `camiseta`, `botines` → `botin`. Nobody sees at `guantes` and
 * `botines` which of them has an e in the singular, so that a last e goes as well (`guante` → `guant`).
 */
export function singularOf(word: string): string {
  const singular = word.length >= LONG_ENOUGH && /[aeou]s$/.test(word) ? word.slice(0, -1) : word;
  return singular.length >= LONG_ENOUGH && /[^aeiou]e$/.test(singular) ? singular.slice(0, -1) : singular;
}

/** A word without case and accents. */
export function bareWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** A word as it is indexed and looked for; '' for one that says nothing. */
export function suggestionWord(word: string): string {
  const bare = bareWord(word);
  return EMPTY_WORDS.has(bare) ? '' : singularOf(bare);
}

/** The words of a text, at most `limit`. */
export function wordsOf(text: string, limit = 12): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(suggestionWord)
    .filter((word) => word !== '')
    .slice(0, limit);
}
