/**
 * Inlined into the `<head>` of every page (scripts/publish/inline-scripts.ts). Hides the prices, built in quetzales, until
 * `currency-switch.ts` has converted them to another currency (decision 6, Rendering). Keep it short.
 */

import { CURRENCY_KEY } from '#shared/storage/keys.ts';
import { storedText } from '#shared/storage/stored-text.ts';

// The code is stored as JSON, in quotes; older versions stored it without, which `stored-currency.ts` reads too.
if (storedText(CURRENCY_KEY)?.match(__OFFERED_CURRENCIES__)) {
  const { dataset } = document.documentElement;
  dataset['prices'] = 'waiting';
  // A script that never loads must not hide the prices for good (decision 6, Rendering).
  setTimeout(() => delete dataset['prices'], 5000);
}
