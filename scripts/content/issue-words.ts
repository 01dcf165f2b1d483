/** Translates schema errors for editors. */
import type { z } from 'astro/zod';
import { FAULTS, type FaultName } from '../../src/content/schemas/faults.ts';
import { FAULT_WORDS, HEADER, WRONG } from './words.ts';

type Issue = z.core.$ZodIssue;

/** The written forms of days, with and without a time: a rejected day with this form is not in the calendar. */
const DAY_FORMS: Partial<Record<FaultName, RegExp>> = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  end: /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/,
};

/** The message of a custom schema error. */
function ownWords(message: string, value: unknown): string | undefined {
  const names = Object.keys(FAULTS) as FaultName[];
  const name = names.find((each) => FAULTS[each] === message);
  if (name === undefined) return undefined;
  const isDay = typeof value === 'string' && DAY_FORMS[name]?.test(value) === true;
  return isDay ? WRONG.day(value) : FAULT_WORDS[name];
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum);
  if (origin === 'string') return WRONG.empty;
  return origin === 'array' ? WRONG.short(least) : WRONG.low(least);
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>, value: unknown): string {
  const most = Number(maximum);
  if (origin === 'string') return WRONG.letters(most);
  // JSON reads a decimal comma as two numbers.
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) return WRONG.longNumbers(most);
  return origin === 'array' ? WRONG.long(most) : WRONG.high(most);
}

/** The message for a missing key, which may be misspelt; for a block, its name. */
const missing = ({ code }: Issue, beside: unknown): string =>
  code === 'invalid_union' && typeof beside === 'object' && beside !== null && Object.keys(beside).length > 0
    ? WRONG.missingBeside(Object.keys(beside))
    : WRONG.missing;

/**
 * @param value the invalid value; undefined if it is missing
 * @param beside the group that contains it, or should
 */
export function issueText(found: Issue, value: unknown, beside: unknown): string {
  const own = ownWords(found.message, value);
  if (own !== undefined) return own;
  if (value === undefined) return missing(found, beside);
  switch (found.code) {
    case 'invalid_type':
      // YAML reads `tags:[lluvia]` as a text.
      if (found.expected === 'object' && typeof value === 'string' && /^[\w-]+:\S/.test(value))
        return HEADER.noBlank;
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
      return tooBig(found, value);
    case 'custom':
      return found.message;
    default:
      return WRONG.form;
  }
}
