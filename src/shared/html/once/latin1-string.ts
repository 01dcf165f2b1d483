/** Texts that pages are put together from, in as little memory as they need. */
import { hasNonLatin1 } from '../escape-non-latin1.ts';

/**
 * The same text in one byte a character, where it has no wide ones. One that has become free of them still takes two, and so does
 * whatever it is joined into.
 */
export function toLatin1String(text: string): string {
  return hasNonLatin1(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}
