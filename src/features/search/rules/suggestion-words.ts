/** What the suggestions of a search do with words: equals of a word, and marks of what was found. */
import { suggestionWord, wordsOf } from '#shared/text/words.ts';

type Groups = readonly (readonly string[])[];

/** The words of each term: the groups are the same for a whole catalogue. */
const wordsOfTerms = new WeakMap<Groups, readonly (readonly (readonly string[])[])[]>();

function readTerms(groups: Groups): readonly (readonly (readonly string[])[])[] {
  const terms = wordsOfTerms.get(groups) ?? groups.map((group) => group.map((term) => wordsOf(term)));
  wordsOfTerms.set(groups, terms);
  return terms;
}

/** Further words for a text: all of each group of equals that one of its words belongs to. */
export function synonymsFor(text: string, groups: Groups): readonly string[] {
  const words = new Set(wordsOf(text, 60));
  const terms = readTerms(groups);
  const found = groups.filter((_, at) => terms[at]?.some((term) => term.every((word) => words.has(word))));
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
