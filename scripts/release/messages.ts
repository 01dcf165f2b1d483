/** Texts of `npm run publish`, in Spanish: `messages.es-GT.json` has them by key, `help.es-GT.txt` is the help. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import texts from './messages.es-GT.json' with { type: 'json' };

type Key = keyof typeof texts;
/** The key of a text, without the suffix of its plural form. */
export type MessageKey = Key extends infer K
  ? K extends `${infer Base}_one` | `${infer Base}_other`
    ? Base
    : K
  : never;

type Values = Readonly<Record<string, unknown>>;

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/**
 * A text with its values filled in.
 * @param values by the name in `{{name}}`; `count` also selects the forms `_one` and `_other`
 */
export function message(key: MessageKey, values: Values = {}): string {
  const plural = values['count'] === 1 ? '_one' : '_other';
  const text = TEXTS.get(key) ?? TEXTS.get(key + plural) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The text of a key that may not exist; the name itself without one. */
export const nameOf = (group: 'list' | 'setting', name: string): string =>
  TEXTS.get(`${group}.${name}`) ?? name;

/** `20,000` */
export const groupedCount = (count: number): string => count.toLocaleString('en');

/** `1 artículo`, `20 artículos`. */
export const articleCount = (count: number): string => message('articles', { count });
/** `1 entrada`, `20 entradas`, of a menu. */
export const entryCount = (count: number): string => message('entries', { count });

const CLOCK = new Intl.DateTimeFormat('es-GT', { dateStyle: 'long', timeStyle: 'short' });

/** A time in ISO 8601 in words, in the time zone of this machine. */
export const clockText = (at: string): string => CLOCK.format(new Date(at));

/** The text of `--help`. */
export const helpText = (): string => readFileSync(join(import.meta.dirname, 'help.es-GT.txt'), 'utf8');
