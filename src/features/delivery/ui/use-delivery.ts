/**
 * When what goes to a place arrives, by the delivery table, which is fetched once a place is known (decision 37,
 * Delivery estimate).
 */
import { useEffect, useState } from 'react';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import {
  type DeliveryTable,
  deliveryTo,
  type PlaceDelivery,
} from '#features/delivery/rules/delivery-table.ts';
import { fetchDeliveryTable } from '#features/delivery/store/delivery-table.ts';

/** What a page that says delivery days is built with. */
export type DeliverySource = {
  /** Address of the delivery table's file. */
  readonly source: string;
  /** The plain default: '1 a 6 días hábiles'. */
  readonly plain: string;
};

/** A parcel's place and time; a department of 0 while it is unknown. */
export type Parcel = { readonly place: DeliveryPlace; readonly at: Date };

/** First and last day; undefined before they are known, where the plain default is what is true. */
export function useDelivery(source: string, { place, at }: Parcel): PlaceDelivery | undefined {
  const [table, setTable] = useState<DeliveryTable>();
  const { departmentId } = place;
  useEffect(() => {
    // Without a table, as without a connection, the plain default is still true; the next place asks again.
    if (departmentId > 0 && !table) void fetchDeliveryTable(source).then(setTable);
  }, [departmentId, table, source]);
  return table && departmentId > 0 ? deliveryTo(table, place, at) : undefined;
}
