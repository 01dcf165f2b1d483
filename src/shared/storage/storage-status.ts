/**
 * Says on every page, before anybody chooses what would be lost, that the browser stores nothing for the shop: no storage
 * of the tab and none of the device, and so no cart on the next page and no payment that could be recorded.
 */

import { removeText, tabStorage, writeText } from './browser-storage.ts';
import { PROBE_KEY } from './keys.ts';

/** Where the tab stores what it is given there is nothing to say, and nothing more is loaded. */
export function startStorageStatus(): void {
  if (!writeText(tabStorage, PROBE_KEY, '')) import('./no-storage.ts').catch(() => undefined);
  removeText(tabStorage, PROBE_KEY);
}
