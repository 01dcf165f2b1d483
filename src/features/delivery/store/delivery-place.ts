/**
 * Where parcels go, as the shopper said it once on this device (decision 37, Delivery estimate); before that, a default
 * for the whole country.
 */
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { PLACE_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord } from '#shared/storage/stored-shape.ts';

/** The one unknown place: what pages are built with. */
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

/** Remembers a department, and its municipality where known; 0 forgets. */
export function setDeliveryPlace(departmentId: number, municipalityId = 0): void {
  place.update(() => ({ departmentId, municipalityId }));
}
