/**
 * The browser's two storages, which may be forbidden, full or missing: what reads and writes here never throws. What a
 * key holds for this tab is asked of `stored-text.ts`, because the device may have refused it.
 */

/** Opens a storage; throws where it may not be used. */
export type OpenStorage = () => Storage;

/** What all tabs share. */
export const deviceStorage: OpenStorage = () => localStorage;
/** The tab's own, which outlives a navigation. */
export const tabStorage: OpenStorage = () => sessionStorage;

/** What a storage holds under a key; null where there is nothing or nothing may be read. */
export function readText(open: OpenStorage, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text; false where the storage is full or forbidden. */
export function writeText(open: OpenStorage, key: string, text: string): boolean {
  try {
    open().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes a key out; where nothing may be written there is nothing to take out. */
export function removeText(open: OpenStorage, key: string): void {
  try {
    open().removeItem(key);
  } catch {
    // Forbidden or missing.
  }
}
