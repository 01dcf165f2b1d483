/** Texts for pages, spoken while they are built: i18next as astro-i18next initialised it. */
import i18next from 'i18next';
import type { Locale } from './locales.ts';
import type { Namespace, Text, TextValues } from './messages.ts';
import { reportMissingText } from './missing-text.ts';

/** What was looked up of a namespace in a language in this build, by key. */
type Spoken = {
  /** Texts without values. */
  readonly texts: Map<string, string>;
  /** Texts with holes for values; undefined for those that i18next has to fill. */
  readonly templates: Map<string, string | undefined>;
};

const spoken = new Map<string, Spoken>();

function spokenOf(locale: Locale, namespace: Namespace): Spoken {
  const name = `${locale} ${namespace}`;
  const known = spoken.get(name) ?? { texts: new Map(), templates: new Map() };
  spoken.set(name, known);
  return known;
}

/** A text whose holes are plain `{{name}}` and nothing else that i18next knows of; undefined for any other. */
function plainTemplate(locale: Locale, namespace: Namespace, key: string): string | undefined {
  const template: unknown = i18next.getResource(locale, namespace, key);
  if (typeof template !== 'string' || template.includes('$t')) return undefined;
  return template.replace(HOLE, '').includes('{{') ? undefined : template;
}

const HOLE = /\{\{(\w+)\}\}/g;

/** What i18next would say, where that is its text with the values in their places: most texts with values are. */
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
 * The texts of one namespace in one language. Always a fixed translator: i18next's global language is a race
 * while pages build concurrently.
 */
export function pageText<NS extends Namespace>(locale: Locale, namespace: NS): Text<NS> {
  const { texts, templates } = spokenOf(locale, namespace);
  // The keys are typed by `TextKey`, not by i18next, whose own types for them cost seconds of checking.
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
