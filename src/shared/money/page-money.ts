/** How this page prints money now, by its language and the stored currency. */
import { formatLimit, formatMoney, type MoneyFormat } from '#shared/i18n/formats.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { rateOf, readStoredCurrency } from './stored-currency.ts';

export function pageMoneyFormat(): MoneyFormat {
  const currency = readStoredCurrency();
  const locale = pageLocale();
  return { locale, currency, rate: rateOf(currency) };
}

/**
 * Prints cents of GTQ into an element, which keeps them in `data-cents` for a change of currency. `data-limit` says that
 * they are no price but a limit of prices.
 */
export function printMoney(element: HTMLElement, cents: number, format: MoneyFormat): void {
  const text =
    element.dataset['limit'] === undefined ? formatMoney(cents, format) : formatLimit(cents, format);
  element.dataset['cents'] = String(cents);
  // The text node stays the same one, because an island may have to hydrate it.
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
