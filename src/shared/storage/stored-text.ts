/**
 * What a key contains for this tab, read before any store is loaded: no zod, no nanostores, a few bytes, and never an
 * exception. What the device could not store (localStorage full or forbidden) is in the tab's session storage, where it
 * survives a navigation and has priority over older values of the device. The device's text it was based on is stored
 * with it, because later writes of other tabs count again. Stores read the same through `persistentDocument`
 * (storage.ts), which validates and sets aside what it cannot use.
 */
import { readText, tabStorage } from './browser-storage.ts';
import { TAB_COPY, TAB_ORIGIN, VISITS_KEY } from './keys.ts';

/**
 * The text of a key for this tab; null where there is none, as a storage answers. One look at both storages: a page that
 * may use one may use the other.
 */
export function storedText(key: string): string | null {
  try {
    const tab = sessionStorage;
    const onDevice = localStorage.getItem(key);
    return (tab.getItem(key + TAB_ORIGIN) === onDevice && tab.getItem(key + TAB_COPY)) || onDevice;
  } catch {
    return null;
  }
}

/** Whether one of the keys holds something, for all tabs or for this one: who has stored nothing loads nothing for it. */
export function isStored(...keys: readonly string[]): boolean {
  return keys.some((key) => storedText(key) ?? readText(tabStorage, key));
}

/** Whether the shop has stored anything to show for this browser, where visits do not count; true where that cannot be known. */
export function isAnythingStored(): boolean {
  try {
    return localStorage.length + sessionStorage.length > Number(VISITS_KEY in localStorage);
  } catch {
    return true;
  }
}
