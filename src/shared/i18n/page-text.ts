/** Texts for pages during the build: i18next as astro-i18next initialised it. */
import i18next from 'i18next';
import type { Locale } from './locales.ts';
import type { Namespace, Text, TextValues } from './messages.ts';
import { reportMissingText } from './missing-text.ts';

/** Cached texts of a namespace in a language, by key. */
type Spoken = {
  /** Texts without values. */
  readonly texts: Map<string, string>;
  /** Texts with placeholders; undefined for those that i18next must fill. */
  readonly templates: Map<string, string | undefined>;
};

const spoken = new Map<string, Spoken>();

function spokenOf(locale: Locale, namespace: Namespace): Spoken {
  const name = `${locale} ${namespace}`;
  const known = spoken.get(name) ?? { texts: new Map(), templates: new Map() };
  spoken.set(name, known);
  return known;
}

/** The text if all its placeholders are plain `{{name}}` and it has no other i18next syntax; otherwise undefined. */
function plainTemplate(locale: Locale, namespace: Namespace, key: string): string | undefined {
  const template: unknown = i18next.getResource(locale, namespace, key);
  if (typeof template !== 'string' || template.includes('$t')) return undefined;
  return template.replace(HOLE, '').includes('{{') ? undefined : template;
}

const HOLE = /\{\{(\w+)\}\}/g;

/** Fills the placeholders of a simple text like i18next; most texts with values are simple. */
function filledIn(template: string | undefined, values: TextValues): string | undefined {
  if ('count' in values || 'context' in values) return undefined;
  let isWhole = template !== undefined;
  const text = template?.replace(HOLE, (_, hole: string) => {
    isWhole &&= values[hole] !== undefined;
    return String(values[hole]);
  });
  return isWhole ? text : undefined;
}

/**
 * The texts of one namespace in one language. Uses a fixed translator, because pages build concurrently and i18next's
 * global language is shared.
 */
export function pageText<NS extends Namespace>(locale: Locale, namespace: NS): Text<NS> {
  const { texts, templates } = spokenOf(locale, namespace);
  // `TextKey` types the keys, because i18next's own types are slow to check.
  let translate: ((key: string, values: TextValues) => string) | undefined;
  const templateOf = (key: string): string | undefined => {
    if (import.meta.env.DEV) return undefined;
    if (!templates.has(key)) templates.set(key, plainTemplate(locale, namespace, key));
    return templates.get(key);
  };
  return (key, values) => {
    const known = values ? filledIn(templateOf(key), values) : texts.get(key);
    if (known !== undefined) return known;
    translate ??= i18next.getFixedT(locale, namespace);
    const text = translate(key, values ?? {});
    if (text === key && !i18next.exists(key, { lng: locale, ns: namespace }))
      reportMissingText(locale, namespace, key);
    else if (!values && !import.meta.env.DEV) texts.set(key, text);
    return text;
  };
}
