/** Which language a stored order was placed in, read before any store is loaded. */
import { type Locale, readLocale } from '#i18n/locales.ts';
import { isRecord, textOr } from '#stores/storage/stored-shape.ts';

/** Key of the payment under way, and of the lists of those let go of and of those recorded. */
const CART_ORDER = 'tienda:cartOrder';
const LISTS = ['tienda:earlierPayments', 'tienda:orders'];

type Row = Readonly<Record<string, unknown>>;

function rowsOf(storage: Storage, key: string): readonly Row[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return (Array.isArray(stored) ? stored : [stored]).filter(isRecord);
  } catch {
    return [];
  }
}

/** The provider's id of an order: beside its cart's, or in the attempt of a finished one. */
function orderIdOf(row: Row): string {
  const attempt = isRecord(row['attempt']) ? row['attempt'] : {};
  return textOr(row['orderid'], '') || textOr(attempt['orderId'], '');
}

function localeOf(row: Row | undefined): Locale | undefined {
  const summary = row?.['summary'];
  return isRecord(summary) ? readLocale(textOr(summary['locale'], '')) : undefined;
}

/**
 * The language of the order that a return names, however late it comes; of the payment under way when it names none
 * that is known. Undefined when nothing is stored that says so.
 */
export function orderLocale(orderId: string): Locale | undefined {
  try {
    const current = [...rowsOf(localStorage, CART_ORDER), ...rowsOf(sessionStorage, CART_ORDER)];
    const all = [...current, ...LISTS.flatMap((key) => rowsOf(localStorage, key))];
    const named = orderId === '' ? undefined : all.find((row) => orderIdOf(row) === orderId);
    return localeOf(named) ?? localeOf(current[0]);
  } catch {
    // A storage that is forbidden knows of no order.
    return undefined;
  }
}
