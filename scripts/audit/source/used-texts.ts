/** Compares the keys of `locales/` with the calls `t('key')` in code; types check the same more strictly. */
import type { Texts } from './locales.ts';
import type { SourceFile } from './source-tree.ts';

/** A text that no code uses. */
export interface UnusedText {
  readonly namespace: string;
  readonly key: string;
}

/** A key in code that no namespace has; `*` marks a part that is only known at run time. */
export interface UnknownText {
  readonly file: string;
  readonly key: string;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Calls of `t`, as a function or method, and of named translators. */
const CALL = /\b(?:t|messages|catalogue|cart)\(\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`)/g;
/** Three separate patterns, since each kind of quote may be inside another. */
const QUOTED = [/'([\w.-]+)'|"([\w.-]+)"/g, /`([^`\n]+)`/g, CALL];
const HOLE = /\$\{[^}]*\}/g;

/** The keys that a template matches: `problem.${error}` is every key below `problem`. */
function pattern(template: string): RegExp {
  const parts = template.split(HOLE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w.-]+')}$`);
}

const firstOf = ([, ...groups]: readonly (string | undefined)[]): string =>
  groups.find((group) => group !== undefined) ?? '';

const keysOf = (texts: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set([...texts.keys()].map((key) => key.replace(PLURAL, ''))),
];

function unknownOf(file: SourceFile, keys: readonly string[]): readonly UnknownText[] {
  const named = new Set([...file.text.matchAll(CALL)].map(firstOf));
  return [...named]
    .filter((key) => !keys.some((each) => pattern(key).test(each)))
    .map((key) => ({ file: `src/${file.path}`, key: key.replace(HOLE, '*') }));
}

/**
 * Texts that no code uses, and keys in code that no language has.
 * @param texts of one language: the other one has the same keys (`auditLocales`)
 */
export function findUsedTexts(
  files: readonly SourceFile[],
  texts: Texts,
): { readonly unused: readonly UnusedText[]; readonly unknown: readonly UnknownText[] } {
  const quoted = new Set(
    files.flatMap(({ text }) => QUOTED.flatMap((each) => [...text.matchAll(each)].map(firstOf))),
  );
  // A template without fixed text would match every key.
  const patterns = [...quoted]
    .filter((each) => each.includes('${') && /\w/.test(each.replace(HOLE, '')))
    .map(pattern);
  const isUsed = (key: string): boolean => quoted.has(key) || patterns.some((each) => each.test(key));
  const unused = [...texts].flatMap(([namespace, own]) =>
    keysOf(own)
      .filter((key) => !isUsed(key))
      .map((key) => ({ namespace, key })),
  );
  const keys = [...texts.values()].flatMap(keysOf);
  return { unused, unknown: files.flatMap((file) => unknownOf(file, keys)) };
}
