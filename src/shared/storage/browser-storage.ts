/**
 * Accesses local and session storage without exceptions, even if they are forbidden, full or missing. Read a key's
 * value with `stored-text.ts`, because local storage may have refused this tab's latest text.
 */

/** Opens a storage; throws if it is forbidden. */
export type OpenStorage = () => Storage;

/** Local storage, shared by all tabs. */
export const deviceStorage: OpenStorage = () => localStorage;
/** The tab's session storage, which survives a navigation. */
export const tabStorage: OpenStorage = () => sessionStorage;

/** The value of a key; null if it is missing or unreadable. */
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

/** Removes a key; without access there is nothing to remove. */
export function removeText(open: OpenStorage, key: string): void {
  try {
    open().removeItem(key);
  } catch {
    // Forbidden or missing.
  }
}
