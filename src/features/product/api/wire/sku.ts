/** The sku as a field: it is also the last segment of a product page's address. */
import { field } from '#shared/http/wire/fields.ts';

const MAX_SKU = 200;
/** Separators and control characters, which no file name of a page can hold; `.` and `..`, which are folders; an ending that hosts take off an address. */
const UNUSABLE = /[/\\\p{Cc}\p{Cs}]|^\.{1,2}$|\.html$/u;

function skuOf(value: unknown): string | undefined {
  const sku = typeof value === 'number' ? String(value) : value;
  if (typeof sku !== 'string') return undefined;
  const trimmed = sku.trim();
  return trimmed !== '' && trimmed.length <= MAX_SKU && !UNUSABLE.test(trimmed) ? trimmed : undefined;
}

/** A sku that a page can be named after. */
export const sku = field(skuOf);
