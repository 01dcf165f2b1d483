/** Compact strings for building pages. */
import { hasNonLatin1 } from '../escape-non-latin1.ts';

/**
 * The same text as a string with one byte per character, if it has no wide characters. Otherwise engines use two
 * bytes, also after a join.
 */
export function toLatin1String(text: string): string {
  return hasNonLatin1(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}
