/** The language of a stored order, read without its stores. */
import { type Locale, readLocale } from '#shared/i18n/locales.ts';
import { readText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import {
  CART_ORDER_KEY,
  EARLIER_PAYMENTS_KEY,
  ORDER_HISTORY_KEY,
  RETURN_LANGUAGE_KEY,
} from '#shared/storage/keys.ts';
import { isRecord, readJson, textOr } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a stored list or document. */
function rowsOf(text: string | null): readonly Row[] {
  return readJson(text, [], (stored) => (Array.isArray(stored) ? stored : [stored]).filter(isRecord));
}

/** The provider's order id, next to the cart's or in the attempt. */
function orderIdOf(row: Row): string {
  const attempt = isRecord(row['attempt']) ? row['attempt'] : {};
  return textOr(row['orderid'], '') || textOr(attempt['orderId'], '');
}

function localeOf(row: Row | undefined): Locale | undefined {
  const summary = row?.['summary'];
  return isRecord(summary) ? readLocale(textOr(summary['locale'], '')) : undefined;
}

/** The current payment on the device and in this tab. */
function currentRows(): readonly Row[] {
  return [storedText(CART_ORDER_KEY), readText(tabStorage, CART_ORDER_KEY)].flatMap(rowsOf);
}

/** The language of the posted order, once for each attempt (decision 200, Return without a result). */
export function postedLocale(): Locale | undefined {
  const [current] = currentRows();
  const attempt = isRecord(current?.['attempt']) ? current['attempt'] : {};
  const start = String(attempt['startedAt']);
  if (attempt['state'] !== 'posted' || readText(tabStorage, RETURN_LANGUAGE_KEY) === start) return undefined;
  return writeText(tabStorage, RETURN_LANGUAGE_KEY, start) ? localeOf(current) : undefined;
}

/** The language of the order that a return names, or of the current payment; undefined if unknown. */
export function orderLocale(orderId: string): Locale | undefined {
  const current = currentRows();
  const others = [EARLIER_PAYMENTS_KEY, ORDER_HISTORY_KEY].flatMap((key) => rowsOf(storedText(key)));
  const named =
    orderId === '' ? undefined : [...current, ...others].find((row) => orderIdOf(row) === orderId);
  return localeOf(named) ?? localeOf(current[0]);
}
