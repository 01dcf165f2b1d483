/**
 * Translates the keys of one file of `locales/` like i18next (dotted keys, `{{name}}`, plural suffixes), in a few
 * hundred bytes.
 */
import type { Locale } from './locales.ts';
import type { MessageTree, Namespace, TextValues } from './messages.ts';
import { reportMissingText } from './missing-text.ts';

/** One namespace in one language, with missing texts from the fallback (`scripts/astro/fallback-texts.ts`). */
export interface TextSource {
  readonly locale: Locale;
  readonly namespace: Namespace;
  readonly tree: MessageTree;
}

function find(tree: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof node !== 'object') return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

/** Cached, because creating one is slow. */
const rules = new Map<Locale, Intl.PluralRules>();

function plural(locale: Locale, count: string | number | undefined): string {
  if (typeof count !== 'number') return '';
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return `_${rule.select(count)}`;
}

/** The text of `key`, or the key itself if it is missing (like i18next), which is reported in development. */
export function translate(
  { locale, namespace, tree }: TextSource,
  key: string,
  values: TextValues = {},
): string {
  const suffix = plural(locale, values['count']);
  const template =
    (suffix ? (find(tree, key + suffix) ?? find(tree, `${key}_other`)) : undefined) ?? find(tree, key);
  if (template === undefined) reportMissingText(locale, namespace, key);
  return (template ?? key).replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) =>
    String(values[name] ?? hole),
  );
}
