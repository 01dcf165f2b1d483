/** What the words of a search name in the shop. */
import { GIFT_BANDS } from '#features/catalogue/rules/price-band.ts';
import { wordsOf } from '#shared/text/words.ts';
import { type Choice, readTerm } from './read-term.ts';
import { entriesOfKnown, isProduct, type SuggestionIndex } from './suggestion-index.ts';

/** The products that the term's words name, best first, before they are narrowed; undefined for all products. */
export type NamedThings = {
  readonly skus: readonly string[] | undefined;
  readonly choices: readonly Choice[];
  /** Words that name the products; empty for all products. */
  readonly named: readonly string[];
  readonly unknown: readonly string[];
};

/** Reads a term and looks its words up; undefined for one of which nothing is understood. */
export function namedThings(index: SuggestionIndex, term: string): NamedThings | undefined {
  const { choices, rest } = readTerm(term, index.vocabulary);
  const { entries, unknown } = entriesOfKnown(index, rest);
  const skus = entries.filter(isProduct).map(({ key }) => String(key));
  const named = rest.filter((word) => !unknown.includes(word));
  // A list of the shop's own ('regalo menos de 300') is of all its products, whatever a few of them say of themselves.
  const isOwnList = entries.some(({ kind }) => kind === 'list');
  if (isOwnList && choices.length > 0) return { skus: undefined, choices, named: [], unknown };
  if (skus.length > 0) return { skus, choices, named, unknown };
  const list = entries.find(({ kind }) => kind === 'list');
  if (list && rest.length > 1) return giftsFor(index, { name: String(list['name']), rest });
  // Words that are known, but not together, are no name of anything.
  const namesNothing = unknown.length === rest.length;
  return namesNothing && choices.length > 0 ? { skus: undefined, choices, named, unknown } : undefined;
}

/** Gifts for whom the words besides the list's name say ('regalo mamá'): what these name, and all gifts where they name nothing. */
function giftsFor(
  index: SuggestionIndex,
  { name, rest }: { readonly name: string; readonly rest: readonly string[] },
): NamedThings {
  const ofList = wordsOf(name);
  const about = rest.filter((word) => !wordsOf(word).some((each) => ofList.includes(each)));
  const { entries } = entriesOfKnown(index, about);
  const skus = entries.filter(isProduct).map(({ key }) => String(key));
  const choices: readonly Choice[] = [{ group: 'price', slugs: GIFT_BANDS, name: '' }];
  const isNamed = skus.length > 0;
  return { skus: isNamed ? skus : undefined, choices, named: isNamed ? about : [], unknown: [] };
}
