/**
 * Whether this device or this tab keeps something: who keeps nothing loads nothing for it. Asked on every page, and so
 * without `stores/stored-text.ts`, whose reading it repeats in a line, beside what is the tab's own.
 */

/** Whether one of the keys is stored; false where the storage is forbidden. */
export function isKept(...keys: readonly string[]): boolean {
  try {
    const tab = sessionStorage;
    return keys.some(
      (key) => (tab.getItem(key) ?? tab.getItem(`${key}:tab`) ?? localStorage.getItem(key)) !== null,
    );
  } catch {
    return false;
  }
}
