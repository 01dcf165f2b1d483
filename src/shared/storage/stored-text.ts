/**
 * Reads the value of a key for this tab without a store, in a few bytes and without exceptions. A text that the
 * device could not store (localStorage full or forbidden) is in session storage, where it survives a navigation and
 * has priority over the device's older value. The device's earlier text is stored with it, because a later write of
 * another tab has priority again. Stores use `persistentDocument` (storage.ts), which also validates.
 */
import { readText, tabStorage } from './browser-storage.ts';
import { TAB_COPY, TAB_ORIGIN, VISITS_KEY } from './keys.ts';

/** The text of a key for this tab; null if it is missing. */
export function storedText(key: string): string | null {
  try {
    const tab = sessionStorage;
    const onDevice = localStorage.getItem(key);
    return (tab.getItem(key + TAB_ORIGIN) === onDevice && tab.getItem(key + TAB_COPY)) || onDevice;
  } catch {
    return null;
  }
}

/** Whether a key has a value in local or session storage; if none has, no store needs loading. */
export function isStored(...keys: readonly string[]): boolean {
  return keys.some((key) => storedText(key) ?? readText(tabStorage, key));
}

/** Whether this browser stores anything that pages show, visits excluded; true if that is unknown. */
export function isAnythingStored(): boolean {
  try {
    return localStorage.length + sessionStorage.length > Number(VISITS_KEY in localStorage);
  } catch {
    return true;
  }
}
