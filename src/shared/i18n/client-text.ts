/** Texts for islands and modules. Browsers fetch only the page's language; a build has both. */

import type { Locale } from './locales.ts';
import type { MessageTree, Namespace, Text } from './messages.ts';
import { pageLocale } from './page-locale.ts';
import { requestText, textsReady } from './pending-texts.ts';
import { translate } from './translate.ts';

const files = import.meta.glob<MessageTree>('../../../locales/*/*.json', { import: 'default' });
/** Files that are loaded or loading. */
const known = new Set<string>();
const trees = new Map<string, MessageTree>();

const fileOf = (locale: Locale, namespace: Namespace): string =>
  `../../../locales/${locale}/${namespace}.json`;

/** Provides texts that need no loading, by file (`built-texts.ts`, during the build). */
export function provideTexts(all: Readonly<Record<string, MessageTree>>): void {
  for (const [file, tree] of Object.entries(all)) trees.set(file, tree);
}

/** The languages to load for a namespace: the page's, and none during the build. */
function filesToLoad(namespace: Namespace): readonly string[] {
  if (import.meta.env.SSR) return [];
  const locale = pageLocale();
  const file = fileOf(locale, namespace);
  return trees.has(file) || known.has(file) ? [] : [file];
}

/** Loads a file once; after a failure the next call tries again. */
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

/** Registers the texts of a namespace for loading, if the page needs them in its language. */
export function requestTree(namespace: Namespace, isNeeded: (locale: Locale) => boolean = () => true): void {
  if (import.meta.env.SSR || !isNeeded(pageLocale())) return;
  for (const file of filesToLoad(namespace)) {
    known.add(file);
    requestText(loader(file));
  }
}

/** All texts of a namespace in a language; undefined until they are loaded. */
export function treeOf(locale: Locale, namespace: Namespace): MessageTree | undefined {
  return trees.get(fileOf(locale, namespace));
}

/**
 * The texts of a namespace, to be requested at a module's top level. They can be used after `textsReady()`; in the
 * browser `locale` must be the page's.
 * @throws Error if a text is used before it is loaded
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

/** Loads the texts of a namespace on demand. */
export async function loadText<NS extends Namespace>(namespace: NS): Promise<(locale: Locale) => Text<NS>> {
  const text = clientText(namespace);
  await textsReady();
  return text;
}
