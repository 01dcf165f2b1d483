/** Whether this device or this tab keeps something: who keeps nothing loads nothing for it. */
import { storedText } from '#stores/stored-text.ts';

/** Whether one of the keys is stored; false where the storage is forbidden. */
export function isKept(...keys: readonly string[]): boolean {
  return keys.some((key) => storedText(key) !== undefined);
}
