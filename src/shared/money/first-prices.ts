/**
 * Runs inside the `<head>` of every page, before anything is painted (scripts/publish/first-scripts.ts): prices are
 * built in quetzales, and are not seen at all where another currency is chosen, until `currency-switch.ts` has shown
 * them in it (decision 6, Rendering). As short as can be, because every page carries it.
 */

import { CURRENCY_KEY } from '#shared/storage/keys.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { SECOND_CURRENCY } from './currency.ts';

// Its name is in quotes, as JSON; one without them, which `stored-currency.ts` reads too, is older.
if (storedText(CURRENCY_KEY)?.includes(SECOND_CURRENCY)) {
  const { dataset } = document.documentElement;
  dataset['prices'] = 'waiting';
  // No wait is longer (decision 6, Rendering): a script that never comes must not hide the prices for good.
  setTimeout(() => delete dataset['prices'], 5000);
}
