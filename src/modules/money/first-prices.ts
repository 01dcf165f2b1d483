/**
 * Runs inside the `<head>` of every page, before anything is painted (scripts/publish/first-scripts.ts): prices are
 * built in quetzales, and are not seen at all where another currency is chosen, until `currency-switch.ts` has printed
 * them in it (decision 6, Rendering). As short as can be, because every page carries it.
 */
import { CURRENCY_KEY } from '#stores/money/currency-key.ts';

try {
  const { dataset } = document.documentElement;
  if (/USD/.test(localStorage.getItem(CURRENCY_KEY) ?? '')) {
    dataset['prices'] = 'waiting';
    // No wait is longer (decision 6, Rendering): a script that never comes must not hide the prices for good.
    setTimeout(() => delete dataset['prices'], 5000);
  }
} catch {
  // A storage that may not be read has no currency.
}
