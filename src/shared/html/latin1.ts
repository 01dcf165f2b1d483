/** Encodes HTML without characters beyond ISO 8859-1, because JavaScript engines then store it in half the memory. */

const WIDE = /[^\0-\xff]/gu;

/** Whether a text has characters beyond ISO 8859-1. */
const hasNonLatin1 = (text: string): boolean => text.search(WIDE) >= 0;

/** The same HTML with numeric references (HTML, 13.1.4) for such characters; it must contain no script and no style. */
export function escapeNonLatin1(html: string): string {
  return html.replace(WIDE, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * Copies a text without wide characters into a string of one byte per character. After an edit or a join an engine
 * may still use two.
 */
export function toLatin1String(text: string): string {
  return hasNonLatin1(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}
