/** The target of a shopper's search on a page: by role and accessible name. */

/** A whole text, or a pattern that it matches. */
export type Words = string | RegExp;

/**
 * - a role of ARIA;
 * - `field`: a control that is filled in or chosen, by its label;
 * - `text`: the smallest element with the text, alone or among other words.
 */
export type Role =
  | 'alert'
  | 'article'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'contentinfo'
  | 'dialog'
  | 'form'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'status'
  | 'table'
  | 'textbox'
  | 'field'
  | 'text';

export interface Sight {
  readonly role: Role;
  readonly name?: Words;
  /** Part of its text. */
  readonly says?: Words;
  readonly inside?: Sight;
  /** Its position among several, 0 for the first; -1 for the last. */
  readonly at?: number;
}

/** `Words` in a form that can be sent to a page. */
export type SentWords = string | { readonly source: string; readonly flags: string };
export interface SentSight {
  readonly role: Role;
  readonly name?: SentWords;
  readonly says?: SentWords;
  readonly inside?: SentSight;
  readonly at?: number;
}

const sendWords = (words: Words): SentWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

/** A sight in JSON. */
export function sendSight({ role, name, says, inside, at }: Sight): SentSight {
  return {
    role,
    ...(name !== undefined && { name: sendWords(name) }),
    ...(says !== undefined && { says: sendWords(says) }),
    ...(inside && { inside: sendSight(inside) }),
    ...(at !== undefined && { at }),
  };
}

/** A sight as part of a message. */
export function describeSight({ role, name, says, inside, at }: Sight): string {
  const quote = (words: Words): string => (typeof words === 'string' ? `"${words}"` : String(words));
  return [
    role,
    ...(name === undefined ? [] : [quote(name)]),
    ...(says === undefined ? [] : [`that says ${quote(says)}`]),
    ...(at === undefined ? [] : [`number ${at}`]),
    ...(inside ? [`in ${describeSight(inside)}`] : []),
  ].join(' ');
}
