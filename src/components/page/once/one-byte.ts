/** A text that has become free of wide characters still takes two bytes a character, and so does whatever it is joined into. */
const WIDE = /[^\0-\xff]/;

/** The same text in one byte a character, where it has no wide ones. */
export function inOneByte(text: string): string {
  return WIDE.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}
