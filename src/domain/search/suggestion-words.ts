/** What the suggestions of a search do with words: equals of a word, and marks of what was found. */
import { suggestionWord, wordsOf } from '#domain/page/text/words.ts';

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
