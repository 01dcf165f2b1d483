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
const SHORTEST_PLURAL = 5;

/** `camisetas` → `camiseta`, `botines` → `botin`; short words stay (`tenis` would be hurt by more than its s). */
export function singularOf(word: string): string {
  if (word.length < SHORTEST_PLURAL) return word;
  if (/[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return /[aeou]s$/.test(word) ? word.slice(0, -1) : word;
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
