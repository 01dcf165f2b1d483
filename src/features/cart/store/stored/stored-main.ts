/** The main document as it is stored, before its store is loaded: the same look as the store's, and no more of it. */
import { MAIN_KEY, ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';

/** Version of the main document (contract, Storage keys). */
export const MAIN_VERSION = '1.1';

type MainFields = Readonly<Record<string, unknown>>;

/** The fields of the document; throws for what is none, or one of another version. */
export function mainFields(stored: unknown): MainFields {
  if (!isRecord(stored) || stored['version'] !== MAIN_VERSION) throw new TypeError('another version');
  return stored;
}

/** Whether it is a token that a header can carry: anything else would make every call fail before it is sent. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}

/** The fields read with `read`; nothing stored, or nothing that can be used, is `otherwise`. Never throws. */
export function readStoredFields<Value>(otherwise: Value, read: (fields: MainFields) => Value): Value {
  return readJson(storedText(MAIN_KEY), otherwise, (stored) => read(mainFields(stored)));
}

/** Whether somebody is logged in, as far as the main document says. */
export function hasStoredToken(): boolean {
  return readStoredFields(false, ({ token }) => isToken(token));
}

/** Whether this browser holds orders of an account (decision 48, Orders kept in this browser), read from their text alone. */
export function hasAccountOrders(): boolean {
  return /"customerId":[1-9]/.test(storedText(ORDER_HISTORY_KEY) ?? '');
}

/** Whether filters are stored that a list may offer. `list`: its canonical path. */
export function hasStoredFilters(list: string): boolean {
  return readStoredFields(false, ({ filters }) => isRecord(filters) && filters['list'] === list);
}
