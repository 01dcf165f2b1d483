/**
 * Keeps unusable stored values under `{key}:rejected`, so that they are not lost (contract, Storage keys): only
 * damaged data, never a token, and not longer than the session.
 */
import { readStored, removeStored, writeStored } from './device-storage.ts';
import {
  ADDRESS_KEY,
  CART_ORDER_KEY,
  EARLIER_PAYMENTS_KEY,
  MAIN_KEY,
  ORDER_HISTORY_KEY,
  PLACE_KEY,
  REJECTED,
  TAX_IDS_KEY,
  USER_KEY,
} from './keys.ts';
import { readRows } from './stored-shape.ts';

const rejectedKey = (key: string): string => key + REJECTED;

/** Documents with personal data of a customer or an order. */
const PERSONAL_KEYS: readonly string[] = [
  MAIN_KEY,
  USER_KEY,
  ADDRESS_KEY,
  CART_ORDER_KEY,
  EARLIER_PAYMENTS_KEY,
  ORDER_HISTORY_KEY,
  TAX_IDS_KEY,
  PLACE_KEY,
];

/** The text without fields named like a token; of invalid JSON, the part before the first one. */
function withoutTokens(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (name, value: unknown) => (/token/i.test(name) ? undefined : value)),
    );
  } catch {
    return text.replace(/"[^"]*token.*$/is, '');
  }
}

/**
 * Maximum length in characters of a value that is set aside; the device may lack room for a second copy of a larger
 * one.
 */
const MAX_CHARS = 500_000;

/** Stores an unusable value under a separate key. */
export function setAside(key: string, stored: string): void {
  if (stored.length <= MAX_CHARS) writeStored(rejectedKey(key), withoutTokens(stored));
}

/** Reads a list row by row, and sets aside rows for which `read` returns undefined. Throws if it is not a list. */
export function readUsable<Row>(
  key: string,
  stored: unknown,
  read: (row: unknown) => Row | undefined,
): readonly Row[] {
  const damaged: unknown[] = [];
  const { rows } = readRows(stored, (row) => {
    const usable = read(row);
    if (usable === undefined) damaged.push(row);
    return usable;
  });
  if (damaged.length > 0) setAside(key, JSON.stringify(damaged));
  return rows;
}

/** Removes the tokens from a copy that an earlier release stored with them. */
export function cleanSetAside(key: string): void {
  const rejected = readStored(rejectedKey(key));
  if (rejected !== undefined && /token/i.test(rejected)) setAside(key, rejected);
}

/** Deletes the damaged values of a customer who logs out. */
export function forgetSetAside(): void {
  for (const key of PERSONAL_KEYS) removeStored(rejectedKey(key));
}
