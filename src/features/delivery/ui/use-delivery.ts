/**
 * Delivery and exchange dates for a place, from the delivery table, which is fetched when the place is known (decision
 * 37, Delivery estimate).
 */
import { useEffect, useState } from 'react';
import { countryDay, type DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import {
  type DeliveryTable,
  deliveryTo,
  type PlaceDelivery,
} from '#features/delivery/rules/delivery-table.ts';
import { fetchDeliveryTable } from '#features/delivery/store/delivery.ts';
import { exchangeUntil } from '../rules/delivery.ts';

/** Props of a component that shows delivery dates. */
export type DeliverySource = {
  /** Address of the delivery table's file. */
  readonly source: string;
  /** The plain default: '1 a 6 días hábiles'. */
  readonly plain: string;
};

/** A parcel's place and time; a department of 0 while it is unknown. */
type Parcel = { readonly place: DeliveryPlace; readonly at: Date };

/** First and last day; undefined until they are known. */
export function useDelivery(source: string, { place, at }: Parcel): PlaceDelivery | undefined {
  const [table, setTable] = useState<DeliveryTable>();
  const { departmentId } = place;
  useEffect(() => {
    // If the table cannot be fetched, the default remains; the next place fetches it again.
    if (departmentId > 0 && !table) void fetchDeliveryTable(source).then(setTable);
  }, [departmentId, table, source]);
  return table && departmentId > 0 ? deliveryTo(table, place, at) : undefined;
}

/** The last day to exchange a purchase (decision 133, Gifts). */
type ExchangeQuestion = Parcel & {
  readonly isGift: boolean;
  /** False fetches nothing. */
  readonly isAsked?: boolean;
};

/** The last ISO day; undefined before it is known. */
export function useExchange(source: string, question: ExchangeQuestion): string | undefined {
  const { place, at, isGift, isAsked = true } = question;
  const [table, setTable] = useState<DeliveryTable>();
  useEffect(() => {
    if (isAsked && !table) void fetchDeliveryTable(source).then(setTable);
  }, [isAsked, table, source]);
  const days = table && isAsked ? deliveryTo(table, place, at) : undefined;
  if (!days || !table?.returns) return undefined;
  return exchangeUntil(table.returns, { on: countryDay(at), arrives: days.from, isGift });
}
