/** The words of a search as the suggestions compare them: without accents, and singular, so that plurals find each other. */

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

/** Further words for a text: all of each group of equals that one of its words belongs to. */
export function synonymsFor(text: string, groups: readonly (readonly string[])[]): readonly string[] {
  const words = new Set(wordsOf(text, 60));
  const found = groups.filter((group) =>
    group.some((term) => wordsOf(term).every((word) => words.has(word))),
  );
  return [...new Set(found.flat())];
}

/** A text cut into parts that a search has found and parts it has not, for marking. */
export type MarkedPart = { readonly text: string; readonly isFound: boolean };

/** Marks the beginnings of words that the search's words begin or match; `matched` are words as indexed. */
export function markWords(text: string, matched: readonly string[]): readonly MarkedPart[] {
  return text.split(/([\p{L}\p{N}]+)/u).flatMap((part): readonly MarkedPart[] => {
    if (part === '') return [];
    const word = suggestionWord(part);
    return [{ text: part, isFound: word !== '' && matched.includes(word) }];
  });
}
