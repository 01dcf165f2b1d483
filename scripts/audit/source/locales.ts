/** The translations: the same keys, variables and plural forms in each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Finding } from '../finding.ts';

type Tree = { readonly [key: string]: string | Tree };

const treeSchema: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), treeSchema])));

/** Namespaces of a language: name → key with dots → text. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

const LANGUAGES = ['es-GT', 'en'] as const;
/** The dictionary of the services' words, which are Spanish: another language has it, and as much of it as editors like. */
const DICTIONARY = 'words.';

function flatten(tree: Tree, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

/** Reads the texts of one language. */
export function readTexts(folder: string): Texts {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(
    names.map((name) => {
      const tree = treeSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return [name.replace(/\.json$/, ''), new Map(flatten(tree))];
    }),
  );
}

const variables = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name))].sort().join(', ');

function compare(
  file: string,
  own: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): Finding[] {
  const missing = [...other.keys()].filter((key) => !own.has(key) && !key.startsWith(DICTIONARY));
  const findings = missing.map((key) => ({ file, message: `${key} is missing` }));
  for (const [key, text] of own) {
    const twin = other.get(key);
    if (text.trim() === '') findings.push({ file, message: `${key} is empty` });
    if (key.endsWith('_one') && !own.has(key.replace(/_one$/, '_other')))
      findings.push({ file, message: `${key} has no _other` });
    // A singular may say 'one' instead of the number.
    if (twin !== undefined && !key.endsWith('_one') && variables(twin) !== variables(text))
      findings.push({
        file,
        message: `${key} has {{${variables(text)}}}, its translation {{${variables(twin)}}}`,
      });
  }
  return findings;
}

/** What is missing, empty or different between the two languages. */
export function auditLocales(root: string): readonly Finding[] {
  const texts = LANGUAGES.map((language) => readTexts(join(root, 'locales', language)));
  const names = new Set(texts.flatMap((language) => [...language.keys()]));
  return LANGUAGES.flatMap((language, index) =>
    [...names].flatMap((name) => {
      const own = texts[index]?.get(name);
      const other = texts[1 - index]?.get(name) ?? new Map();
      const file = `locales/${language}/${name}.json`;
      return own ? compare(file, own, other) : [{ file, message: 'the file is missing' }];
    }),
  );
}
