/**
 * The text that a key holds for this tab. What the device refused to keep (a full or forbidden localStorage) lies in
 * the tab's own sessionStorage, where it outlives a navigation, and counts more than what the device holds from before.
 * Pages ask here before any store is loaded, so that this imports nothing.
 */

/** Key of the tab's copy of what the device refused under `key`. */
export function tabKey(key: string): string {
  return `${key}:tab`;
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
  return textIn(storageOf('sessionStorage'), tabKey(key)) ?? textIn(storageOf('localStorage'), key);
}
