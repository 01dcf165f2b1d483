/** Whether this device keeps something: who keeps nothing loads nothing for it. */

/** Whether one of the keys is stored; false where the storage is forbidden. */
export function isKept(...keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
