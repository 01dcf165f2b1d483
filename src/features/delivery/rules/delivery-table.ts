/** The delivery table in one language, and the estimate for a place. */

import { formatDay } from '#shared/i18n/formats.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ExchangeTerms } from './delivery.ts';
import {
  type DeliveryEstimate,
  type DeliveryHoliday,
  type DeliveryPlace,
  type DeliveryRow,
  deliveryDays,
  deliveryEstimate,
  holidaysIn,
} from './delivery.ts';

export type DeliveryTable = {
  readonly rows: readonly (DeliveryRow & { readonly carrier: string; readonly note: string })[];
  readonly holidays: readonly DeliveryHoliday[];
  /** Missing in a file of an older release. */
  readonly returns?: ExchangeTerms;
  readonly departments: readonly { readonly id: number; readonly name: string }[];
  /** Municipalities whose days differ from their department's. */
  readonly municipalities: readonly {
    readonly id: number;
    readonly departmentId: number;
    readonly name: string;
  }[];
};

/** Delivery dates of a place, and the carrier. */
export type PlaceDelivery = DeliveryEstimate & { readonly carrier: string; readonly note: string };

/** The delivery of an order placed at `now`; undefined if the table has no row for the place. */
export function deliveryTo(table: DeliveryTable, place: DeliveryPlace, now: Date): PlaceDelivery | undefined {
  const days = deliveryDays(table.rows, place);
  const row =
    table.rows.find(({ department }) => department === place.departmentId) ??
    table.rows.find(({ department }) => department === null);
  if (!days || !row) return undefined;
  const estimate = deliveryEstimate(now, days, holidaysIn(table.holidays, place.departmentId));
  return { ...estimate, carrier: row.carrier, note: row.note };
}

/** The texts of an estimate, which differ by page. */
export type ArrivalWords = {
  readonly on: (values: { readonly day: string }) => string;
  readonly between: (values: { readonly from: string; readonly to: string }) => string;
};

/** The sentence for an estimate: two days, or one if both are equal. */
export function arrivalText(
  { from, to }: Pick<DeliveryEstimate, 'from' | 'to'>,
  locale: Locale,
  words: ArrivalWords,
): string {
  const day = (iso: string): string => formatDay(new Date(`${iso}T12:00:00Z`), locale);
  return from === to ? words.on({ day: day(from) }) : words.between({ from: day(from), to: day(to) });
}
