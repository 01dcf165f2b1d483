/** Normalizes the words of a text for comparison: without accents, and in the singular. */

/** Stop words. */
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
/** The length from which a word's ending is cut. */
const LONG_ENOUGH = 5;

/**
 * The common stem of singular and plural: `camisetas` → `camiseta`, `botines` → `botin`. Also cuts a last e, because
 * the plural does not show whether the singular has one (`guante` → `guant`).
 */
export function singularOf(word: string): string {
  const singular = word.length >= LONG_ENOUGH && /[aeou]s$/.test(word) ? word.slice(0, -1) : word;
  return singular.length >= LONG_ENOUGH && /[^aeiou]e$/.test(singular) ? singular.slice(0, -1) : singular;
}

/** A word in lower case without accents. */
export function bareWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** A word for indexing and searching; '' for a stop word. */
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
