/**
 * Warns on every page if the browser stores nothing for the shop: without storage, the cart is empty on the next page
 * and no payment can be recorded.
 */

import { removeText, tabStorage, writeText } from './browser-storage.ts';
import { PROBE_KEY } from './keys.ts';

/** Loads the warning if the tab's storage is not writable. */
export function startStorageStatus(): void {
  if (!writeText(tabStorage, PROBE_KEY, '')) import('./no-storage.ts').catch(() => undefined);
  removeText(tabStorage, PROBE_KEY);
}
