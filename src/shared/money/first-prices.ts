/**
 * Runs inside the `<head>` of every page, before the first paint (scripts/publish/inline-scripts.ts). Prices are built in
 * quetzales; where another currency is chosen they stay hidden until `currency-switch.ts` has converted them (decision 6,
 * Rendering). As short as possible, because every page carries it.
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
