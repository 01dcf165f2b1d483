/** Mistakes in JSON that an editor writes by hand, with their lines; jsonc-parser finds the positions. */
import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Unreadable } from './file-text.ts';
import { UNREADABLE } from './words.ts';

const CURLY = /[“”„‘’«»]/;
const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** Whether a text has a curly quote as a delimiter: within texts they come in pairs. */
const isHalfCurly = (text: string): boolean => count(text, '“') !== count(text, '”');

/** Explains a common mistake from the text at the first error; undefined for others. */
function explain(rest: string, error: string): string | undefined {
  const [line = ''] = rest.split('\n', 1);
  if (error === 'InvalidCommentToken' || line.startsWith('#')) return UNREADABLE.comment;
  const isOpenText = line.startsWith('"') && isHalfCurly(line);
  if (isOpenText || CURLY.test(line.slice(0, 1))) return UNREADABLE.curlyQuotes;
  return line.startsWith("'") ? UNREADABLE.singleQuotes : undefined;
}

/** Why a text is not JSON, with its line from 1; a text that ends too early is wrong in its last line. */
export function jsonFault(text: string): Unreadable {
  const found: Unreadable[] = [];
  const lastLine = text.trimEnd().split('\n').length;
  // A curly quote can leave a text open, as in "a”, "b; the mistake is then before the parser's error.
  const checkText = (value: unknown, line: number): void => {
    if (typeof value === 'string' && isHalfCurly(value))
      found.push({ fault: UNREADABLE.curlyQuotes, line: line + 1 });
  };
  visit(
    text,
    {
      onObjectProperty: (key, _offset, _length, line) => checkText(key, line),
      onLiteralValue: (value, _offset, _length, line) => checkText(value, line),
      onError: (error, offset, _length, line) => {
        const fault = explain(text.slice(offset), printParseErrorCode(error)) ?? UNREADABLE.json;
        found.push({ fault, line: Math.min(line + 1, lastLine) });
      },
    },
    { disallowComments: true },
  );
  return found[0] ?? { fault: UNREADABLE.json };
}

/** A repeated key in an object: JSON.parse takes the last one without an error. */
export interface RepeatedKey {
  readonly key: string;
  /** From 1. */
  readonly line: number;
}

/** Finds repeated keys in a JSON text. */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const repeated: RepeatedKey[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, _offset, _length, line) {
      const keys = open.at(-1);
      if (keys?.has(key)) repeated.push({ key, line: line + 1 });
      keys?.add(key);
    },
  });
  return repeated;
}
