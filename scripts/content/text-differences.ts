/** Compares the texts of two languages: keys, variables and plural forms must be the same. */

/** Texts of a file: key with dots → text. */
export type FlatTexts = ReadonlyMap<string, string>;

/** A difference between a text and its translation. */
export type TextDifference =
  | { readonly kind: 'missing' | 'empty' | 'noOther'; readonly key: string }
  | {
      readonly kind: 'variables';
      readonly key: string;
      readonly own: readonly string[];
      readonly other: readonly string[];
    };

/** The dictionary of the services' words, which are Spanish: only the other language has it, with any keys. */
const DICTIONARY = 'words.';

/** The texts of a tree, and the dotted keys of invalid values; '' is the tree itself. */
export function flatTexts(
  tree: unknown,
  key = '',
): {
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly strangers: readonly string[];
} {
  if (typeof tree === 'string' && key !== '') return { texts: [[key, tree]], strangers: [] };
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    return { texts: [], strangers: [key] };
  const parts = Object.entries(tree).map(([name, part]: [string, unknown]) =>
    flatTexts(part, key === '' ? name : `${key}.${name}`),
  );
  return {
    texts: parts.flatMap(({ texts }) => texts),
    strangers: parts.flatMap(({ strangers }) => strangers),
  };
}

/** Names of the variables in a text, in order. */
const variablesOf = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g), ([, name = '']) => name))].sort();

/** The differences of one text; `twin` is its translation. */
function wrongWith(
  key: string,
  text: string,
  twin: string | undefined,
  own: FlatTexts,
): readonly TextDifference[] {
  const wrong: TextDifference[] = [];
  if (text.trim() === '') wrong.push({ kind: 'empty', key });
  if (key.endsWith('_one') && !own.has(key.replace(/_one$/, '_other'))) wrong.push({ kind: 'noOther', key });
  // A singular may use 'one' instead of the number.
  if (twin === undefined || key.endsWith('_one')) return wrong;
  const [mine, others] = [variablesOf(text), variablesOf(twin)];
  if (mine.join() !== others.join()) wrong.push({ kind: 'variables', key, own: mine, other: others });
  return wrong;
}

/** The differences between a file's texts and those in the other language. */
export function textDifferences(own: FlatTexts, other: FlatTexts): readonly TextDifference[] {
  const missing = [...other.keys()].filter((key) => !own.has(key) && !key.startsWith(DICTIONARY));
  return [
    ...missing.map((key) => ({ kind: 'missing', key }) as const),
    ...[...own].flatMap(([key, text]) => wrongWith(key, text, other.get(key), own)),
  ];
}
