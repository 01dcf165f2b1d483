/**
 * Texts for islands and modules: in the browser only the page's language is fetched, while a page is built both are at
 * hand.
 */

import type { Locale } from './locales.ts';
import type { MessageTree, Namespace, Text } from './messages.ts';
import { pageLocale } from './page-locale.ts';
import { requestText, textsReady } from './pending-texts.ts';
import { translate } from './translate.ts';

const files = import.meta.glob<MessageTree>('../../../locales/*/*.json', { import: 'default' });
/** Files that are here or on their way. */
const known = new Set<string>();
const trees = new Map<string, MessageTree>();

const fileOf = (locale: Locale, namespace: Namespace): string =>
  `../../../locales/${locale}/${namespace}.json`;

/** Hands over texts that need no loading, by file (`built-texts.ts`, where pages are built). */
export function provideTexts(all: Readonly<Record<string, MessageTree>>): void {
  for (const [file, tree] of Object.entries(all)) trees.set(file, tree);
}

/** What has to be loaded for a namespace: the page's language, and nothing where pages are built. */
function filesToLoad(namespace: Namespace): readonly string[] {
  if (import.meta.env.SSR) return [];
  const locale = pageLocale();
  const file = fileOf(locale, namespace);
  return trees.has(file) || known.has(file) ? [] : [file];
}

/** Loads one file, once; after a failure the next call tries again. */
function loader(file: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    const tree = await files[file]?.();
    if (tree) trees.set(file, tree);
  };
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
}

/** Lets the texts of a namespace be loaded, where pages in the page's language need them. */
export function requestTree(namespace: Namespace, isNeeded: (locale: Locale) => boolean = () => true): void {
  if (import.meta.env.SSR || !isNeeded(pageLocale())) return;
  for (const file of filesToLoad(namespace)) {
    known.add(file);
    requestText(loader(file));
  }
}

/** All texts of a namespace in a language; undefined until they are there. */
export function treeOf(locale: Locale, namespace: Namespace): MessageTree | undefined {
  return trees.get(fileOf(locale, namespace));
}

/**
 * The texts of a namespace, for a module to name at its top level. They can be spoken once `textsReady()` is; `locale`
 * must be the page's in the browser.
 * @throws Error when one is spoken before it is there
 */
export function clientText<NS extends Namespace>(namespace: NS): (locale: Locale) => Text<NS> {
  requestTree(namespace);
  return (locale) => {
    const file = fileOf(locale, namespace);
    return (key, values) => {
      const tree = trees.get(file);
      if (!tree) throw new Error(`The texts of ${namespace} in ${locale} are not there yet.`);
      return translate({ locale, namespace, tree }, key, values);
    };
  };
}

/** Loads the texts of a namespace, for code that needs them only now. */
export async function loadText<NS extends Namespace>(namespace: NS): Promise<(locale: Locale) => Text<NS>> {
  const text = clientText(namespace);
  await textsReady();
  return text;
}
