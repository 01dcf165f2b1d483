/** What a schema finds wrong, in the words of who writes the file. */
import type { z } from 'astro/zod';
import { FAULTS } from '../../src/content/schemas/faults.ts';
import { FAULT_WORDS, WRONG } from './words.ts';

type Issue = z.core.$ZodIssue;

/** The words for a schema's own message. */
function ownWords(message: string): string | undefined {
  const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
  const name = names.find((each) => FAULTS[each] === message);
  return name && FAULT_WORDS[name];
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum);
  if (origin === 'string') return WRONG.empty;
  return origin === 'array' ? WRONG.short(least) : WRONG.low(least);
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum);
  if (origin === 'string') return WRONG.letters(most);
  return origin === 'array' ? WRONG.long(most) : WRONG.high(most);
}

/** @param value what stands there; undefined where nothing does */
export function issueWords(found: Issue, value: unknown): string {
  const own = ownWords(found.message);
  if (own !== undefined) return own;
  if (value === undefined) return WRONG.missing;
  switch (found.code) {
    case 'invalid_type':
      return WRONG.type(found.expected);
    case 'unrecognized_keys':
      return WRONG.unknown(found.keys);
    case 'invalid_value':
      return WRONG.options(found.values);
    case 'invalid_union':
      return WRONG.unknown([value]);
    case 'too_small':
      return tooSmall(found);
    case 'too_big':
      return tooBig(found);
    case 'custom':
      return found.message;
    default:
      return WRONG.form;
  }
}
