/** HTML without characters beyond ISO 8859-1, which script engines keep in half the memory. */

const WIDE = /[^\0-\xff]/gu;

/** Whether a text has such characters. */
const hasNonLatin1 = (text: string): boolean => text.search(WIDE) >= 0;

/** The same HTML with numeric references (HTML, 13.1.4) for such characters; it must contain no script and no style. */
export function escapeNonLatin1(html: string): string {
  return html.replace(WIDE, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * Copies a text without wide characters into one byte per character. After an edit or a join an engine may use two
 * although none is left.
 */
export function toLatin1String(text: string): string {
  return hasNonLatin1(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}
