/** Keys that stand twice in one object of JSON: JSON.parse takes the last of them and says nothing. */
import { jsonTokens, lineAt } from './json-tokens.ts';

/** A key that occurs earlier in the same object. */
export interface RepeatedKey {
  readonly key: string;
  /** From 1. */
  readonly line: number;
}

/** @param text has to be JSON */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const { tokens } = jsonTokens(text);
  const repeated: RepeatedKey[] = [];
  const open: Set<string>[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.text === '{' || token.text === '[') open.push(new Set());
    else if (token.text === '}' || token.text === ']') open.pop();
    else if (tokens[place + 1]?.text === ':') {
      const key = String(JSON.parse(token.text));
      const known = open.at(-1);
      if (known?.has(key)) repeated.push({ key, line: lineAt(text, token.at) });
      known?.add(key);
    }
  }
  return repeated;
}
