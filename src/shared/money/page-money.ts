/** Prints money in the page's language and the stored currency. */
import { formatLimit, formatMoney, type MoneyFormat } from '#shared/i18n/formats.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { rateOf, readStoredCurrency } from './stored-currency.ts';

export function pageMoneyFormat(): MoneyFormat {
  const currency = readStoredCurrency();
  const locale = pageLocale();
  return { locale, currency, rate: rateOf(currency) };
}

/** Prints cents of GTQ into an element and its `data-cents`; `data-limit` marks a limit of prices. */
export function printMoney(element: HTMLElement, cents: number, format: MoneyFormat): void {
  const text =
    element.dataset['limit'] === undefined ? formatMoney(cents, format) : formatLimit(cents, format);
  element.dataset['cents'] = String(cents);
  // Keeps the text node, because an island may hydrate it.
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
