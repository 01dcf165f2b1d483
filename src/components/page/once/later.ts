/**
 * What differs from page to page inside a part that is rendered once: its place is marked by an attribute, and each page
 * puts an attribute of its own there, or none.
 */

const MARK = / data-later="(\w+) ([^"]*)"/g;

/** The attribute that marks a place. */
export function later(kind: string, value: string): { readonly 'data-later': string } {
  return { 'data-later': `${kind} ${encodeURIComponent(value)}` };
}

/** What a kind of place becomes: the name and the value of an attribute, or nothing. */
export type Filling = (value: string) => readonly [name: string, value: string] | undefined;

const attribute = (name: string, value: string): string => {
  if (value === '') return ` ${name}`;
  // As Astro writes attributes.
  return ` ${name}="${value.replaceAll('&', '&#38;').replaceAll('"', '&#34;')}"`;
};

/**
 * Puts a page's attributes into a part.
 * @throws Error for a place of a kind that is not filled
 */
export function fillLater(html: string, fillings: Readonly<Record<string, Filling>>): string {
  return html.replace(MARK, (_, kind: string, value: string) => {
    const fill = fillings[kind];
    if (!fill) throw new Error(`Nothing fills the place '${kind}'.`);
    const filled = fill(decodeURIComponent(value));
    return filled ? attribute(...filled) : '';
  });
}
