/** How this page prints money at this moment, told by its language and the stored currency. */
import { shopConfiguration } from '#configuration/settings.ts';
import { formatMoney, type MoneyFormat } from '#i18n/formats.ts';
import { defaultLocale, readLocale } from '#i18n/locales.ts';
import { readStoredCurrency } from '#stores/stored-currency.ts';

export function pageMoneyFormat(): MoneyFormat {
  const currency = readStoredCurrency();
  const locale = readLocale(document.documentElement.lang) ?? defaultLocale;
  return { locale, currency, rate: currency === 'USD' ? shopConfiguration.usdRate : 1 };
}

/** Prints cents of GTQ into an element, which keeps them in `data-cents` for a change of currency. */
export function printMoney(element: HTMLElement, cents: number, format: MoneyFormat): void {
  const text = formatMoney(cents, format);
  element.dataset['cents'] = String(cents);
  // The text node stays the same one, because an island may have to hydrate it.
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
