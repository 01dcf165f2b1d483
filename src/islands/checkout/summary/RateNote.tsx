/**
 * Prices in dollars are only a reference: at which rate, and since when (decision 2, Second currency). Says nothing in
 * quetzales.
 */

import { shopConfiguration } from '#configuration/settings.ts';
import { formatRate, formatRateDate } from '#i18n/formats.ts';
import { useCheckoutText } from '#islands/checkout/checkout-text.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $shownCurrency } from '#stores/money/currency.ts';

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
