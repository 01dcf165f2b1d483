/**
 * What could not be used of a stored value lies under `{key}:rejected`, so that it is not lost (contract, Storage
 * keys): only what was damaged, never a token, and not longer than the session it belongs to.
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

/** Documents that hold something of a customer, or of an order. */
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

/** The text without any field that is named a token; of invalid JSON, what precedes the first. */
function withoutTokens(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (name, value: unknown) => (/token/i.test(name) ? undefined : value)),
    );
  } catch {
    return text.replace(/"[^"]*token.*$/is, '');
  }
}

/** Most signs that are set aside: what is larger is nobody's, and the device may have no room for it twice. */
const MAX_CHARS = 500_000;

/** Stores an unusable value under a separate key. */
export function setAside(key: string, stored: string): void {
  if (stored.length <= MAX_CHARS) writeStored(rejectedKey(key), withoutTokens(stored));
}

/** Reads a list row by row: what `read` answers with undefined is set aside. Throws when it is no list. */
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

/** Takes the tokens out of a copy that a release before this one stored together with them. */
export function cleanSetAside(key: string): void {
  const rejected = readStored(rejectedKey(key));
  if (rejected !== undefined && /token/i.test(rejected)) setAside(key, rejected);
}

/** Forgets what was damaged of a customer who leaves. */
export function forgetSetAside(): void {
  for (const key of PERSONAL_KEYS) removeStored(rejectedKey(key));
}
