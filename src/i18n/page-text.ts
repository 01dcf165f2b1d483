/** Texts for pages, spoken while they are built: i18next as astro-i18next initialised it. */
import i18next from 'i18next';
import type { Locale } from './locales.ts';
import type { Namespace, Text, TextValues } from './messages.ts';
import { reportMissingText } from './missing-text.ts';

/** Texts without values that were looked up in this build, by key. */
const spoken = new Map<string, Map<string, string>>();

function namespaceTexts(locale: Locale, namespace: Namespace): Map<string, string> {
  const name = `${locale} ${namespace}`;
  const texts = spoken.get(name) ?? new Map<string, string>();
  spoken.set(name, texts);
  return texts;
}

/** A text whose holes are plain `{{name}}` and nothing else that i18next knows of; undefined for any other. */
function plainTemplate(locale: Locale, namespace: Namespace, key: string): string | undefined {
  const template: unknown = i18next.getResource(locale, namespace, key);
  if (typeof template !== 'string' || template.includes('$t(')) return undefined;
  return template.replace(HOLE, '').includes('{{') ? undefined : template;
}

const HOLE = /\{\{(\w+)\}\}/g;
const templates = new Map<string, string | undefined>();

/** What i18next would say, where that is its text with the values in their places: most texts with values are. */
function filledIn(locale: Locale, namespace: Namespace, key: string, values: TextValues): string | undefined {
  if (import.meta.env.DEV || 'count' in values || 'context' in values) return undefined;
  const name = `${locale} ${namespace} ${key}`;
  if (!templates.has(name)) templates.set(name, plainTemplate(locale, namespace, key));
  const template = templates.get(name);
  let isWhole = template !== undefined;
  const text = template?.replace(HOLE, (_, hole: string) => {
    isWhole &&= values[hole] !== undefined;
    return String(values[hole]);
  });
  return isWhole ? text : undefined;
}

/**
 * The texts of one namespace in one language. Always a fixed translator: i18next's global language is a race
 * while pages build concurrently.
 */
export function pageText<NS extends Namespace>(locale: Locale, namespace: NS): Text<NS> {
  const texts = namespaceTexts(locale, namespace);
  // The keys are typed by `TextKey`, not by i18next, whose own types for them cost seconds of checking.
  const translate: (key: string, values: TextValues) => string = i18next.getFixedT(locale, namespace);
  return (key, values) => {
    const known = values ? filledIn(locale, namespace, key, values) : texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key, values ?? {});
    if (text === key && !i18next.exists(key, { lng: locale, ns: namespace }))
      reportMissingText(locale, namespace, key);
    else if (!values && !import.meta.env.DEV) texts.set(key, text);
    return text;
  };
}
