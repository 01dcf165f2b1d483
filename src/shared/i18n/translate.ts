/** Speaks one file of `locales/` the way i18next does (dotted keys, `{{name}}`, plural suffixes), in a few hundred bytes. */
import type { Locale } from './locales.ts';
import type { MessageTree, Namespace, TextValues } from './messages.ts';
import { reportMissingText } from './missing-text.ts';

/** One namespace in one language, what it lacks filled in from the fallback (`scripts/astro/fallback-texts.ts`). */
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

/** Making one takes longer than all the rest of a text. */
const rules = new Map<Locale, Intl.PluralRules>();

function plural(locale: Locale, count: string | number | undefined): string {
  if (typeof count !== 'number') return '';
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return `_${rule.select(count)}`;
}

/** The text of `key`, or the key itself when there is none (as i18next does), which is reported in development. */
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
