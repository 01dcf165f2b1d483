/**
 * When the order arrives, below 'Tu orden' (decision 37, Delivery estimate): in dates for where it goes, before that
 * for the whole country.
 */

import type { DeliveryPlace } from '#domain/delivery/delivery.ts';
import { type ArrivalWords, arrivalText } from '#i18n/arrival-text.ts';
import { useCheckoutText } from '#islands/checkout/checkout-text.ts';
import { type DeliverySource, useDelivery } from '#islands/delivery/use-delivery.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { believedNow } from '#stores/page/clock.ts';

export type DeliveryEstimateProps = DeliverySource & {
  /** Where the order goes; a department of 0 before that is told. */
  readonly place: DeliveryPlace;
};

export function DeliveryEstimate({ source, plain, place }: DeliveryEstimateProps) {
  const locale = useLocale();
  const t = useCheckoutText();
  const days = useDelivery(source, { place, at: believedNow() });
  const words: ArrivalWords = {
    on: (values) => t('summary.arrivesOn', values),
    between: (values) => t('summary.arrives', values),
  };
  return <p className="summary-delivery">{days ? arrivalText(days, locale, words) : plain}</p>;
}
