/**
 * Says at which rate, and since when, prices are converted for reference (decision 2, Second currency). Renders nothing in
 * quetzales.
 */

import { currencyRates } from '#shared/configuration/currency-rates.ts';
import { formatRate, formatRateDate } from '#shared/i18n/formats.ts';
import { SHOP_CURRENCY } from '#shared/money/currency.ts';
import { $shownCurrency } from '#shared/money/currency-store.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from '../checkout-text.ts';

export function RateNote() {
  const locale = useLocale();
  const t = useCheckoutText();
  const { currency, rate } = useShared($shownCurrency);
  if (currency === SHOP_CURRENCY) return null;
  const amount = formatRate(rate, { locale, currency });
  const date = formatRateDate(currencyRates[currency]?.since ?? '', locale);
  const since = date === '' ? '' : ` ${t('summary.rateSince', { date })}`;
  return <p className="checkout-privacy">{t('summary.rate', { rate: amount }) + since}</p>;
}
