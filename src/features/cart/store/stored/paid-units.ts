/**
 * What a purchase paid for that was not in the cart any more when it was taken out of it: a tab that had removed it
 * before must not bring it back with 'Deshacer' (decision 75, One payment).
 */
import type { OrderedUnits } from '#features/cart/rules/ordered-units.ts';
import { isRecord, readRows, textOr } from '#shared/storage/stored-shape.ts';

/** `at`: when the purchase was recorded, in milliseconds. */
export type Paid = { readonly at: number; readonly units: readonly OrderedUnits[] };

function readUnits(stored: unknown): OrderedUnits | undefined {
  if (!isRecord(stored)) return undefined;
  const { sku, name, color, size, quantity } = stored;
  if (typeof name !== 'string' || typeof color !== 'string' || typeof size !== 'string') return undefined;
  return typeof quantity === 'number' ? { sku: textOr(sku, ''), name, color, size, quantity } : undefined;
}

/** Reads what is stored; undefined where nothing was paid for yet, or it cannot be read. */
export function readPaid(stored: unknown): Paid | undefined {
  if (!isRecord(stored) || typeof stored['at'] !== 'number' || !Array.isArray(stored['units']))
    return undefined;
  return { at: stored['at'], units: readRows(stored['units'], readUnits).rows };
}

/** The units paid for since a moment. */
export function paidSince(paid: Paid | undefined, at: number): readonly OrderedUnits[] {
  return paid && paid.at >= at ? paid.units : [];
}
