/**
 * Prices in dollars are only a reference: at which rate, and since when (decision 2, Second currency). Says nothing in
 * quetzales.
 */

import { shopConfiguration } from '#shared/configuration/settings.ts';
import { formatRate, formatRateDate } from '#shared/i18n/formats.ts';
import { $shownCurrency } from '#shared/money/currency-store.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from '../checkout-text.ts';

export function RateNote() {
  const locale = useLocale();
  const t = useCheckoutText();
  const { currency, rate } = useShared($shownCurrency);
  if (currency === 'GTQ') return null;
  const amount = formatRate(rate, { locale, currency });
  const date = formatRateDate(shopConfiguration.usdRateDate, locale);
  const since = date === '' ? '' : ` ${t('summary.rateSince', { date })}`;
  return <p className="checkout-privacy">{t('summary.rate', { rate: amount }) + since}</p>;
}
