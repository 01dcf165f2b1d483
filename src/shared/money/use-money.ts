import { formatMoney } from '#shared/i18n/formats.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { $shownCurrency, type ShownCurrency } from './currency-store.ts';
import type { Cents } from './money.ts';

export type Money = ShownCurrency & { readonly format: (cents: Cents) => string };

/** Formats cents of GTQ in the page's language and the chosen currency; in quetzales until hydration. */
export function useMoney(): Money {
  const locale = useLocale();
  const shown = useShared($shownCurrency);
  return { ...shown, format: (cents) => formatMoney(cents, { locale, ...shown }) };
}
