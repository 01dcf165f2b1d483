/**
 * Prints the page's prices in the chosen currency (decision 2, Second currency). Pages are built in quetzales and carry
 * the cents in `data-cents`; for quetzales there is nothing to do.
 */

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

/** Prices that come into the page later: the rest of a list, an island. Microtasks run before the next paint. */
function watch(): void {
  observer ??= new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.parentNode) print(node.parentNode);
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

/** Brings every price on the page into the stored currency, and says on `<html>` which one that is. */
export function applyCurrency(): void {
  const { currency } = pageMoneyFormat();
  const { dataset } = document.documentElement;
  if (currency === (dataset['currency'] ?? defaultCurrency)) return;
  dataset['currency'] = currency;
  print(document);
  if (currency === defaultCurrency) observer?.disconnect();
  else watch();
}
