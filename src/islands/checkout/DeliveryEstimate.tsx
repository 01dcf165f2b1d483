/** When the order arrives, below 'Tu orden' (ux 10): in dates for where it goes, before that for the whole country. */
import { useEffect, useState } from 'react';
import type { DeliveryPlace } from '#domain/delivery.ts';
import { type DeliveryTable, deliveryTo } from '#domain/delivery-table.ts';
import { formatDay } from '#i18n/formats.ts';
import { believedNow } from '#stores/clock.ts';
import { fetchDeliveryTable } from '#stores/delivery-table.ts';
import type { CheckoutTexts } from './checkout-text.ts';

/** What a checkout page is built with. */
export type DeliverySource = {
  /** Address of the delivery table's file. */
  readonly source: string;
  /** The plain default: '1 a 6 días hábiles'. */
  readonly plain: string;
};

export type DeliveryEstimateProps = Pick<CheckoutTexts, 'locale' | 't'> &
  DeliverySource & {
    /** Where the order goes; a department of 0 before that is told. */
    readonly place: DeliveryPlace;
  };

export function DeliveryEstimate({ locale, t, source, plain, place }: DeliveryEstimateProps) {
  const [table, setTable] = useState<DeliveryTable>();
  const { departmentId } = place;
  useEffect(() => {
    // Without a table, as without a connection, the plain default is still true; the next place asks again.
    if (departmentId > 0 && !table) void fetchDeliveryTable(source).then(setTable);
  }, [departmentId, table, source]);
  const delivery = table && departmentId > 0 ? deliveryTo(table, place, believedNow()) : undefined;
  const day = (iso: string): string => formatDay(new Date(`${iso}T12:00:00Z`), locale);
  return (
    <p className="summary-delivery">
      {delivery ? t('summary.arrives', { from: day(delivery.from), to: day(delivery.to) }) : plain}
    </p>
  );
}
