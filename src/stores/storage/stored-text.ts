/**
 * The text that a key holds for this tab. What the device refused to keep (a full or forbidden localStorage) lies in
 * the tab's own sessionStorage, where it outlives a navigation, and counts more than what the device holds from before;
 * beside it lies the device's text it was made from, because what another tab writes to the device later counts again.
 * Pages ask here before any store is loaded, so that this imports nothing.
 */

/** Key of the tab's copy of what the device refused under `key`. */
export function tabKey(key: string): string {
  return `${key}:tab`;
}

/** Key of the device's text that the tab's copy was made from; nothing there: the device held nothing. */
export function tabOriginKey(key: string): string {
  return `${key}:tab-from`;
}

/** One of the two storages; undefined where the browser forbids it. Never throws. */
export function storageOf(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name] ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a storage holds under a key; undefined where there is nothing or nothing may be read. Never throws. */
export function textIn(storage: Storage | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The text of a key for this tab. Never throws. */
export function storedText(key: string): string | undefined {
  const tab = storageOf('sessionStorage');
  const onDevice = textIn(storageOf('localStorage'), key);
  const isLatest = textIn(tab, tabOriginKey(key)) === onDevice;
  return isLatest ? (textIn(tab, tabKey(key)) ?? onDevice) : onDevice;
}
