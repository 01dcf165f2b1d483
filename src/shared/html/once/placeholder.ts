/**
 * Placeholders for the differences between pages inside a cached fragment: an attribute marks the place, and each
 * page replaces it by another attribute or removes it.
 */

const MARK = / data-later="(\w+) ([^"]*)"/g;

/** The attribute that marks a placeholder. */
export function placeholder(kind: string, value: string): { readonly 'data-later': string } {
  return { 'data-later': `${kind} ${encodeURIComponent(value)}` };
}

/** The replacement of a placeholder: name and value of an attribute, or nothing. */
export type PlaceholderValue = (value: string) => readonly [name: string, value: string] | undefined;

const attribute = (name: string, value: string): string => {
  if (value === '') return ` ${name}`;
  // Escapes like Astro.
  return ` ${name}="${value.replaceAll('&', '&#38;').replaceAll('"', '&#34;')}"`;
};

/** Fragments split at their placeholders, as text, kind, value, text, kind, value and so on. */
const splits = new Map<string, readonly string[]>();
/** Maximum number of cached fragments; every page has the same few. */
const MAX_SPLITS = 100;

function splitAtMarks(html: string): readonly string[] {
  const known = splits.get(html);
  if (known) return known;
  if (splits.size >= MAX_SPLITS) splits.clear();
  const split = html.split(MARK).map((text, at) => (at % 3 === 2 ? decodeURIComponent(text) : text));
  splits.set(html, split);
  return split;
}

/**
 * Replaces the placeholders of a fragment by a page's attributes.
 * @throws Error for a placeholder without a value
 */
export function interpolate(html: string, values: Readonly<Record<string, PlaceholderValue>>): string {
  const split = splitAtMarks(html);
  let text = '';
  for (let at = 0; at < split.length; at += 3) {
    const [before = '', kind, value = ''] = split.slice(at, at + 3);
    text += before;
    if (kind === undefined) break;
    const fill = values[kind];
    if (!fill) throw new Error(`Nothing fills the place '${kind}'.`);
    const filled = fill(value);
    if (filled) text += attribute(...filled);
  }
  return text;
}
