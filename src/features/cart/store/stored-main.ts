/** Reads the stored main document without its store, for scripts that run before anything else. */
import { MAIN_KEY, ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';

/** Version of the main document (contract, Storage keys). */
export const MAIN_VERSION = '1.1';

type MainFields = Readonly<Record<string, unknown>>;

/** The fields of the document; throws for anything else or another version. */
export function mainFields(stored: unknown): MainFields {
  if (!isRecord(stored) || stored['version'] !== MAIN_VERSION) throw new TypeError('another version');
  return stored;
}

/** Whether a header can carry the token: any other would make every call fail. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}

/** Reads the stored fields; `otherwise` if nothing usable is stored. Never throws. */
export function readStoredFields<Value>(otherwise: Value, read: (fields: MainFields) => Value): Value {
  return readJson(storedText(MAIN_KEY), otherwise, (stored) => read(mainFields(stored)));
}

/** Whether the main document has the token of a session. */
export function hasStoredToken(): boolean {
  return readStoredFields(false, ({ token }) => isToken(token));
}

/** Whether this browser stores orders of an account (decision 48, Orders kept in this browser). */
export function hasAccountOrders(): boolean {
  return /"customerId":[1-9]/.test(storedText(ORDER_HISTORY_KEY) ?? '');
}

/** Whether filters are stored for a list, by its canonical path. */
export function hasStoredFilters(list: string): boolean {
  return readStoredFields(false, ({ filters }) => isRecord(filters) && filters['list'] === list);
}
