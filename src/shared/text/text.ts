/** Cleans text from services and users (storefront §3, Site settings; §5, Address form). */

const CONTROL = /\p{Cc}+/gu;
/** Marks that change the direction of the text around them: ALM, LRM, RLM, embeddings, overrides, isolates. */
const DIRECTIONAL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
/** White space of any kind, including zero-width characters. */
const BLANKS = /[\s\u200B\u2060]+/gu;
const DASHES_AND_BLANKS = /[\s\u200B\u2060\p{Pd}\u2212]+/gu;

const FREE_TEXT = new Set(['message', 'observaciones', 'direccion']);
const TAX_ID = 'nitCliente';

/** The ASCII digits of a text; full-width ones count (decision 56, Cleaning). */
export function digitsOf(value: string): string {
  return value.normalize('NFKC').replace(/\D+/g, '');
}

/** A site setting without control characters and directional marks. */
export function cleanSetting(value: string): string {
  return value.replace(CONTROL, '').replace(DIRECTIONAL, '').trim();
}

/** The text with control characters as spaces and without directional marks. */
export function withoutControls(value: string): string {
  return value.replace(CONTROL, ' ').replace(DIRECTIONAL, '');
}

/** The value without dashes and blanks, as a tax id is stored. */
export function withoutDashes(value: string): string {
  return value.replace(DASHES_AND_BLANKS, '');
}

/**
 * Cleans a form field's typed text, by the wire name of the field: free text (message, observaciones, direccion) is
 * unchanged, a tax id (nitCliente) loses dashes and spaces, other fields are left-trimmed with single spaces and
 * without directional marks (decision 56, Cleaning). The end is unchanged, so that a space can be typed between two
 * words.
 */
export function cleanTyped(fieldName: string, value: string): string {
  if (FREE_TEXT.has(fieldName)) return value;
  if (fieldName === TAX_ID) return withoutDashes(value);
  return value.replace(DIRECTIONAL, '').replace(BLANKS, ' ').replace(/^ /, '');
}

/**
 * Text from outside (a query, a server's message) as one harmless line: control characters become spaces, directional
 * marks go, and it is cut to `maxLength` characters without halving one (decisions 84, 91).
 */
export function asPlainText(value: string, maxLength: number): string {
  // The result needs only the first characters, so the rest of a huge text is skipped.
  const start = value.slice(0, maxLength * 4);
  const line = withoutControls(start)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return Array.from(line).slice(0, maxLength).join('');
}

/** Longest search term; longer input is cut (decision 90, Addresses of visitors). */
export const MAX_TERM_LENGTH = 100;

/**
 * The search term of an input: the part before the first slash, trimmed and in lower case (storefront §2, Search box;
 * §4, Search). '' if it is empty.
 */
export function searchTerm(input: string): string {
  const [start = ''] = input.split('/', 1);
  // Lower case first: it can make a text longer.
  return asPlainText(start.toLowerCase(), MAX_TERM_LENGTH).trim();
}
