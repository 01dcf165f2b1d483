/** Offers the delivery days as a calendar file (decision 132, After buying). */
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import { calendarFile } from '#features/delivery/rules/calendar-file.ts';
import { type DeliverySource, useDelivery } from '#features/delivery/ui/use-delivery.ts';
import type { PlacedOrder } from '#features/payment/store/order-history.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { Button } from '#shared/ui/Button.tsx';
import { usePaymentText } from '../payment-text.ts';

export type AddToCalendarProps = {
  readonly order: PlacedOrder;
  readonly summary: OrderSummary;
  readonly delivery: DeliverySource;
};

/** Enough for the browser to read the file. */
const TAKEN_MS = 60_000;

/** Downloads a file: a `Blob` has no address before the press, so React cannot render its link. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS);
}

/** Rendered if the days are known; the default has no date. */
export function AddToCalendar({ order, summary, delivery }: AddToCalendarProps) {
  const t = usePaymentText();
  const days = useDelivery(delivery.source, { place: summary.place, at: new Date(summary.placedAt) });
  if (!days) return null;
  const { number } = order;
  const { siteUrl, storeName } = shopConfiguration;
  const add = (): void =>
    download(
      `${number.replace(/[^\w-]+/g, '-')}.ics`,
      calendarFile({
        id: `${number}@${new URL(siteUrl).host}`,
        now: new Date(),
        from: days.from,
        to: days.to,
        summary: t('calendar.summary', { number, shop: storeName }),
        description: summary.lines
          .map(({ quantity, name, size }) => `${quantity} × ${name} ${size}`)
          .join('\n'),
        location: summary.addressLine,
      }),
    );
  return (
    <Button kind="quiet" onClick={add}>
      {t('receipt.calendar')}
    </Button>
  );
}
