/**
 * Lenient schemas for fields of services: numbers may be numeric strings, optional fields may be missing or null
 * (contract, What arrives). An unreadable value is an issue at the field's path.
 */
import * as z from 'zod/mini';
import { centsFromDecimal } from '#shared/money/money.ts';
import { cleanSetting } from '#shared/text/text.ts';
import { messageText } from '../message.ts';

/** Longest name or code, and longest description, that is kept (decision 92, Sizes of answers). */
const MAX_LINE = 500;
const MAX_TEXT = 50_000;
/** Control characters but tabs and ends of lines. */
const NO_TEXT = /[^\P{Cc}\t\n\r]+/gu;
const NUMERIC = /^-?\d{1,15}(\.\d+)?$/;

/** A field with a reader that returns undefined for unreadable values. A missing field is read as undefined. */
export function field<T>(read: (value: unknown) => T | undefined) {
  return z.transform((value: unknown, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.issues.push({ code: 'custom', input: value, message: 'unreadable' });
    return z.NEVER;
  });
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
/**
 * The text of a text or a number; undefined for anything else, such as a list of one item, which `String` would
 * accept.
 */
export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

function lineOf(value: unknown): string | undefined {
  const text = stringOf(value);
  return text === undefined ? undefined : cleanSetting(text.slice(0, MAX_LINE).toWellFormed());
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMERIC.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function centsOf(value: unknown): number | undefined {
  const text = stringOf(value);
  const cents = text === undefined ? undefined : centsFromDecimal(text);
  return cents !== undefined && cents >= 0 ? cents : undefined;
}

function idOf(value: unknown): number | undefined {
  const id = numberOf(value);
  return id !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}

/** A required line of text: no control characters, directional marks or lone surrogates, not empty. */
export const line = field((value) => lineOf(value) || undefined);
/** One line of text, '' if missing. */
export const optionalLine = field((value) => (isMissing(value) ? '' : lineOf(value)));
/** Text of several lines or small HTML, unchanged except for other control characters; '' if missing. */
export const optionalText = field((value) =>
  isMissing(value) ? '' : stringOf(value)?.slice(0, MAX_TEXT).toWellFormed().replace(NO_TEXT, ''),
);
/** Required text that is passed on unchanged; a lone surrogate is rejected, because no address can contain it. */
export const verbatim = field((value) => {
  const text = stringOf(value);
  return text && !/\p{Cs}/u.test(text) ? text : undefined;
});
/** Text that is passed on unchanged, '' if missing. */
export const optionalVerbatim = field((value) => (isMissing(value) ? '' : stringOf(value)));

/** A message of a service for people; '' for anything but text. */
export const message = field(messageText);

/** A whole id above 0. */
export const id = field((value) => idOf(value) || undefined);
/** A whole id, 0 if missing. */
export const optionalId = field((value) => (isMissing(value) ? 0 : idOf(value)));
/** Any finite number. */
export const number = field(numberOf);
/** Any finite number, 0 if missing. */
export const optionalNumber = field((value) => (isMissing(value) ? 0 : numberOf(value)));
/** A required amount in quetzales that is not negative; integer cents. */
export const cents = field(centsOf);
/** An amount in quetzales that is not negative; integer cents, 0 if missing. */
export const optionalCents = field((value) => (isMissing(value) ? 0 : centsOf(value)));
/** `1`, `"1"`, `true` or `"true"` in any case; anything else is false. */
export const flag = field((value) => value === true || /^(1|true)$/i.test((stringOf(value) ?? '').trim()));
/** A list of lines; null is empty, and items other than text are left out. */
export const lines = field((value): readonly string[] | undefined => {
  if (isMissing(value)) return [];
  return Array.isArray(value) ? value.flatMap((entry) => lineOf(entry) || []) : undefined;
});
