/**
 * When a parcel arrives, in words (decision 37, Delivery estimate): between two days, or on one where both are the
 * same.
 */

import { formatDay } from '#shared/i18n/formats.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { DeliveryEstimate } from './delivery.ts';

/** The texts of an estimate; each page has different ones. */
export type ArrivalWords = {
  readonly on: (values: { readonly day: string }) => string;
  readonly between: (values: { readonly from: string; readonly to: string }) => string;
};

/** The sentence for an estimate, whose days are ISO dates. */
export function arrivalText(
  { from, to }: Pick<DeliveryEstimate, 'from' | 'to'>,
  locale: Locale,
  words: ArrivalWords,
): string {
  const day = (iso: string): string => formatDay(new Date(`${iso}T12:00:00Z`), locale);
  return from === to ? words.on({ day: day(from) }) : words.between({ from: day(from), to: day(to) });
}
