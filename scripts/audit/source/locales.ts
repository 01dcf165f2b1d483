/** Checks the translations: the same keys, variables and plural forms in each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FlatTexts,
  flatTexts,
  type TextDifference,
  textDifferences,
} from '../../content/text-differences.ts';
import type { Finding } from '../finding.ts';

/** Namespaces of a language: name → key with dots → text. */
export type Texts = ReadonlyMap<string, FlatTexts>;

const LANGUAGES = ['es-GT', 'en'] as const;

function readFlat(path: string): FlatTexts {
  const { texts, strangers } = flatTexts(JSON.parse(readFileSync(path, 'utf8')));
  if (strangers.length > 0) throw new TypeError(`${path}: no texts: ${strangers.join(', ')}`);
  return new Map(texts);
}

/** Reads the texts of one language. */
export function readTexts(folder: string): Texts {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.map((name) => [name.replace(/\.json$/, ''), readFlat(join(folder, name))]));
}

function messageOf(found: TextDifference): string {
  switch (found.kind) {
    case 'missing':
      return `${found.key} is missing`;
    case 'empty':
      return `${found.key} is empty`;
    case 'noOther':
      return `${found.key} has no _other`;
    case 'variables':
      return `${found.key} has {{${found.own.join(', ')}}}, its translation {{${found.other.join(', ')}}}`;
  }
}

/** Reports missing, empty and inconsistent texts of the two languages. */
export function auditLocales(root: string): readonly Finding[] {
  const texts = LANGUAGES.map((language) => readTexts(join(root, 'locales', language)));
  const names = new Set(texts.flatMap((language) => [...language.keys()]));
  return LANGUAGES.flatMap((language, index) =>
    [...names].flatMap((name) => {
      const own = texts[index]?.get(name);
      const other = texts[1 - index]?.get(name) ?? new Map<string, string>();
      const file = `locales/${language}/${name}.json`;
      if (!own) return [{ file, message: 'the file is missing' }];
      return textDifferences(own, other).map((found) => ({ file, message: messageOf(found) }));
    }),
  );
}
