/** Until when what is bought may be exchanged, by the file of delivery times (decision 133, Gifts). */
import { useEffect, useState } from 'react';
import { countryDay } from '#features/delivery/rules/delivery.ts';
import { type DeliveryTable, deliveryTo } from '#features/delivery/rules/delivery-table.ts';
import { exchangeUntil } from '#features/delivery/rules/exchange.ts';
import { fetchDeliveryTable } from '#features/delivery/store/delivery-table.ts';
import type { Parcel } from './use-delivery.ts';

export type ExchangeQuestion = Parcel & {
  readonly isGift: boolean;
  /** False where nobody asks: nothing is fetched then. */
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
