/** Prices in the currency the shopper has chosen. */

import type { Cents } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $shownCurrency, type ShownCurrency } from '#stores/money/currency.ts';

export type Money = ShownCurrency & { readonly format: (cents: Cents) => string };

/** Prints cents of GTQ in the page's language and the chosen currency; in quetzales until storage has been read. */
export function useMoney(): Money {
  const locale = useLocale();
  const shown = useShared($shownCurrency);
  return { ...shown, format: (cents) => formatMoney(cents, { locale, ...shown }) };
}
