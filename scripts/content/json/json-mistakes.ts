/** What who writes JSON by hand takes over from other texts: curly or single quotes, comments. */

import { UNREADABLE } from '../words.ts';
import { jsonTokens, lineAt, type Token } from './json-tokens.ts';

const CURLY = /[“”„‘’«»]/;
const OPENING = /“/g;
const CLOSING = /”/g;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether a text has a curly quote in the place of a straight one: inside a text they come in pairs. */
const isHalfCurly = (text: string): boolean => count(text, OPENING) !== count(text, CLOSING);

/** Whether a text continues after its end because of a curly quote, as in "a”, "b. */
const swallowed = (last: Token | undefined): boolean =>
  last?.text.startsWith('"') === true && isHalfCurly(last.text);

function wordsAt(text: string, end: number, last: Token | undefined): string | undefined {
  const [rest = ''] = text.slice(end).split('\n', 1);
  if (CURLY.test(rest.slice(0, 1))) return UNREADABLE.curlyQuotes;
  if (rest.startsWith("'")) return UNREADABLE.singleQuotes;
  if (/^(?:\/[/*]|#)/.test(rest)) return UNREADABLE.comment;
  const isOpen = rest.startsWith('"') && isHalfCurly(rest);
  return isOpen || swallowed(last) ? UNREADABLE.curlyQuotes : undefined;
}

/** Such a mistake, and its line, from 1; undefined where what is wrong is another. */
export function jsonMistake(text: string): { readonly fault: string; readonly line: number } | undefined {
  const { tokens, end } = jsonTokens(text);
  const last = tokens.at(-1);
  const fault = wordsAt(text, end, last);
  if (fault === undefined) return undefined;
  return { fault, line: lineAt(text, swallowed(last) ? (last?.at ?? end) : end) };
}
