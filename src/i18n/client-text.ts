/**
 * Texts for islands and modules. Await it at the top level of a module: in the browser only the page's language is
 * fetched, while a page is built both are at hand.
 */
import { defaultLocale, type Locale, locales, readLocale } from './locales.ts';
import type { MessageTree, Namespace, Text } from './messages.ts';
import { translate } from './translate.ts';

const files = import.meta.glob<MessageTree>('../../locales/*/*.json', { import: 'default' });

function neededLocales(): readonly Locale[] {
  if (import.meta.env.SSR || typeof document === 'undefined') return locales;
  return [readLocale(document.documentElement.lang) ?? defaultLocale];
}

/** Loads a namespace and returns its speaker for a language; `locale` must be the page's in the browser. */
export async function clientText<NS extends Namespace>(namespace: NS): Promise<(locale: Locale) => Text<NS>> {
  const trees = new Map<Locale, MessageTree>();
  for (const locale of neededLocales()) {
    const tree = await files[`../../locales/${locale}/${namespace}.json`]?.();
    if (tree) trees.set(locale, tree);
  }
  return (locale) => {
    const tree = trees.get(locale) ?? {};
    return (key, values) => translate(locale, tree, key, values);
  };
}
