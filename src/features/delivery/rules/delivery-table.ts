/** The delivery table in one language, as an estimate is made from it. */
import {
  type DeliveryEstimate,
  type DeliveryHoliday,
  type DeliveryPlace,
  type DeliveryRow,
  deliveryDays,
  deliveryEstimate,
  holidaysIn,
} from './delivery.ts';
import type { ExchangeTerms } from './exchange.ts';

export type DeliveryTable = {
  readonly rows: readonly (DeliveryRow & { readonly carrier: string; readonly note: string })[];
  readonly holidays: readonly DeliveryHoliday[];
  /** Missing in a file that another release of the shop has written. */
  readonly returns?: ExchangeTerms;
  readonly departments: readonly { readonly id: number; readonly name: string }[];
  /** Only those whose delivery differs from their department's. */
  readonly municipalities: readonly {
    readonly id: number;
    readonly departmentId: number;
    readonly name: string;
  }[];
};

/** When a parcel arrives at a place, and who brings it. */
export type PlaceDelivery = DeliveryEstimate & { readonly carrier: string; readonly note: string };

/** The delivery to a place of an order of this moment; undefined when the table has no row for it. */
export function deliveryTo(table: DeliveryTable, place: DeliveryPlace, now: Date): PlaceDelivery | undefined {
  const days = deliveryDays(table.rows, place);
  const row =
    table.rows.find(({ department }) => department === place.departmentId) ??
    table.rows.find(({ department }) => department === null);
  if (!days || !row) return undefined;
  const estimate = deliveryEstimate(now, days, holidaysIn(table.holidays, place.departmentId));
  return { ...estimate, carrier: row.carrier, note: row.note };
}
