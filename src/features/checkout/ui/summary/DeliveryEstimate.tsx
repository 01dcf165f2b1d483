/**
 * When the order arrives, below 'Tu orden' (decision 37, Delivery estimate): in dates for where it goes, before that
 * for the whole country.
 */

import { type ArrivalWords, arrivalText } from '#features/delivery/rules/arrival-text.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { type DeliverySource, useDelivery } from '#features/delivery/ui/use-delivery.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCheckoutText } from '../checkout-text.ts';

export type DeliveryEstimateProps = DeliverySource & {
  /** Where the order goes; a department of 0 while that is unknown. */
  readonly place: DeliveryPlace;
};

export function DeliveryEstimate({ source, plain, place }: DeliveryEstimateProps) {
  const locale = useLocale();
  const t = useCheckoutText();
  const days = useDelivery(source, { place, at: correctedNow() });
  const words: ArrivalWords = {
    on: (values) => t('summary.arrivesOn', values),
    between: (values) => t('summary.arrives', values),
  };
  return <p className="summary-delivery">{days ? arrivalText(days, locale, words) : plain}</p>;
}
