/** Prints the page's prices, by their `data-cents`, in the chosen currency (decision 2, Second currency). */

import { pageMoneyFormat, printMoney } from './page-money.ts';
import { defaultCurrency } from './stored-currency.ts';

function print(root: ParentNode): void {
  const format = pageMoneyFormat();
  for (const element of root.querySelectorAll<HTMLElement>('[data-cents]')) {
    const cents = Number(element.dataset['cents']);
    if (Number.isFinite(cents)) printMoney(element, cents, format);
  }
}

let observer: MutationObserver | undefined;

/** Prints prices that are added later, before the next paint. */
function watch(): void {
  observer ??= new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.parentNode) print(node.parentNode);
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

/** Prints every price in the stored currency, and notes it on `<html>`. */
export function applyCurrency(): void {
  const { currency } = pageMoneyFormat();
  const { dataset } = document.documentElement;
  if (currency === (dataset['currency'] ?? defaultCurrency)) return;
  dataset['currency'] = currency;
  print(document);
  if (currency === defaultCurrency) observer?.disconnect();
  else watch();
}
