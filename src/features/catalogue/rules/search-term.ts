import { asPlainText } from '#shared/text/text.ts';

/** Longest term that is searched for; longer input is cut (decision 90, Addresses of visitors). */
export const MAX_TERM_LENGTH = 100;

/**
 * The term searched for: the part of the input before the first slash, trimmed and lower-cased (storefront §2, Search
 * box; §4, Search). '' when nothing is left.
 */
export function searchTerm(input: string): string {
  const [start = ''] = input.split('/', 1);
  // Lower case first: it can make a text longer.
  return asPlainText(start.toLowerCase(), MAX_TERM_LENGTH).trim();
}
