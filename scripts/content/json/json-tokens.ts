/** The parts that JSON is written in. Whether they stand where they may is for JSON.parse to say. */

/** A part, and where it begins. */
export interface Token {
  readonly text: string;
  /** In the text, from 0. */
  readonly at: number;
}

const TOKEN = /[ \t\r\n]*("(?:[^"\\\n]|\\[^\n])*"|[{}[\]:,]|true|false|null|-?\d[\d.eE+-]*)/gy;
const BLANKS = /[ \t\r\n]*/y;

/** The parts of a text up to the first that is none, and where that begins: at the end of the text where all are. */
export function jsonTokens(text: string): { readonly tokens: readonly Token[]; readonly end: number } {
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: whole, 1: token = '', index }) => ({
    text: token,
    at: index + whole.length - token.length,
  }));
  const last = tokens.at(-1);
  BLANKS.lastIndex = last ? last.at + last.text.length : 0;
  const start = BLANKS.lastIndex;
  return { tokens, end: start + (BLANKS.exec(text)?.[0].length ?? 0) };
}

/** The line, from 1, of a place in a text. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
