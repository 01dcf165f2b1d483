/**
 * Stores texts on the device; texts that it refuses (full or forbidden) stay in the tab's storage or in memory
 * (decision 47, No storage).
 */
import { atom } from 'nanostores';
import {
  deviceStorage,
  type OpenStorage,
  readText,
  removeText,
  tabStorage,
  writeText,
} from './browser-storage.ts';
import { PROBE_KEY, TAB_COPY, TAB_ORIGIN } from './keys.ts';

/**
 * The storage in use: the device's (`ok`); the tab's, because the device's is full or forbidden (`tab`); or memory
 * until the page ends, because the tab's is forbidden too (`memory`).
 */
export const $storageHealth = atom<'ok' | 'tab' | 'memory'>('ok');

/** The storage at the time of loading, so that a test can simulate several tabs. */
function opened(open: OpenStorage): OpenStorage {
  try {
    const storage = open();
    return () => storage;
  } catch {
    return open;
  }
}

const device = opened(deviceStorage);
const tab = opened(tabStorage);

/** A text that the device refused, and the device's text at that time. */
type Copy = { readonly text: string; readonly origin: string | null };
const memory = new Map<string, Copy>();
/** Keys whose value on the device differs from this tab's. */
const refusedKeys = new Set<string>();

function copyOf(key: string): Copy | undefined {
  const text = readText(tab, key + TAB_COPY);
  return memory.get(key) ?? (text === null ? undefined : { text, origin: readText(tab, key + TAB_ORIGIN) });
}

/**
 * The stored text of a key. A text that the device refused has priority over the device's older one, and is dropped
 * when another tab has written there since.
 */
export function readStored(key: string): string | undefined {
  const copy = copyOf(key);
  const onDevice = readText(device, key);
  if (!copy) return onDevice ?? undefined;
  if (copy.origin !== onDevice) {
    dropCopy(key);
    return onDevice ?? undefined;
  }
  refusedKeys.add(key);
  if ($storageHealth.get() === 'ok') $storageHealth.set('tab');
  return copy.text;
}

function dropCopy(key: string): void {
  memory.delete(key);
  removeText(tab, key + TAB_COPY);
  removeText(tab, key + TAB_ORIGIN);
  if (refusedKeys.delete(key) && refusedKeys.size === 0) $storageHealth.set('ok');
}

/** Copies a text to memory and, if possible, to the tab's storage; false if that fails. */
function storeCopy(key: string, text: string): boolean {
  const origin = readText(device, key);
  memory.set(key, { text, origin });
  refusedKeys.add(key);
  if (origin === null) removeText(tab, key + TAB_ORIGIN);
  else if (!writeText(tab, key + TAB_ORIGIN, origin)) return false;
  return writeText(tab, key + TAB_COPY, text);
}

/** Stores a text on the device; if that fails, in the tab's storage or in memory. */
export function writeStored(key: string, value: string): void {
  if (writeText(device, key, value)) dropCopy(key);
  else $storageHealth.set(storeCopy(key, value) ? 'tab' : 'memory');
}

/** Whether the value of a key is stored on the device, not only in the tab. */
export function isOnDevice(key: string): boolean {
  return copyOf(key) === undefined;
}

/** Whether local or session storage currently accepts a text of this length. */
export function hasRoomFor(text: string): boolean {
  return [device, tab].some((open) => takes(open, text));
}

/** Whether local storage accepts an empty text; it may be nearly full of data that can be removed. */
export function isWritable(): boolean {
  return takes(device, '');
}

function takes(open: OpenStorage, text: string): boolean {
  const isTaken = writeText(open, PROBE_KEY, text);
  removeText(open, PROBE_KEY);
  return isTaken;
}

/** Removes the old value that a refused write left on the device; the tab's copy stays. */
export function dropStale(key: string): void {
  const copy = memory.get(key);
  if (!copy) return;
  removeText(device, key);
  storeCopy(key, copy.text);
}

/** Removes a key from all storages. */
export function removeStored(key: string): void {
  dropCopy(key);
  removeText(device, key);
}
