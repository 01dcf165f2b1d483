/**
 * The delivery place that the shopper chose on this device (decision 37, Delivery estimate), and the delivery table.
 */
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { PLACE_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord } from '#shared/storage/stored-shape.ts';
import type { DeliveryTable } from '../rules/delivery-table.ts';

/** The one unknown place, which pages are built with. */
export const UNKNOWN_PLACE: DeliveryPlace = { departmentId: 0, municipalityId: 0 };

function idOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

const place = persistentDocument<DeliveryPlace>(PLACE_KEY, {
  initial: UNKNOWN_PLACE,
  read: (stored) => {
    if (!isRecord(stored)) throw new TypeError('not a place');
    return { departmentId: idOf(stored['departmentId']), municipalityId: idOf(stored['municipalityId']) };
  },
  write: (known) => (known.departmentId === 0 ? undefined : known),
});

export const $deliveryPlace = place.store;

/** Stores a department and its municipality, if known; 0 removes both. */
export function setDeliveryPlace(departmentId: number, municipalityId = 0): void {
  place.update(() => ({ departmentId, municipalityId }));
}

/** Fetches the table from an address of this site; undefined if that fails. Never rejects. */
export async function fetchDeliveryTable(href: string): Promise<DeliveryTable | undefined> {
  try {
    const response = await fetch(href);
    const table: unknown = response.ok ? await response.json() : undefined;
    return isTable(table) ? table : undefined;
  } catch {
    return undefined;
  }
}

/** Rejects error pages; the file itself is written by the same build. */
function isTable(value: unknown): value is DeliveryTable {
  return isRecord(value) && Array.isArray(value['rows']) && Array.isArray(value['holidays']);
}
