/**
 * Texts stored on the device; what it refuses (full or forbidden) stays with the tab, or in memory (decision 47, No
 * storage).
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
 * Where what is stored goes: to the device (`ok`); to this tab, because the device is full or forbidden (`tab`); nowhere,
 * because the tab may store nothing either: it ends with the page (`memory`).
 */
export const $storageHealth = atom<'ok' | 'tab' | 'memory'>('ok');

/** The storage as it is now, so that a test may play several tabs, each with its own. */
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

/** What the device refused, and the text it held then. */
type Copy = { readonly text: string; readonly origin: string | null };
const memory = new Map<string, Copy>();
/** Keys that the device does not hold as this tab has them. */
const refusedKeys = new Set<string>();

function copyOf(key: string): Copy | undefined {
  const text = readText(tab, key + TAB_COPY);
  return memory.get(key) ?? (text === null ? undefined : { text, origin: readText(tab, key + TAB_ORIGIN) });
}

/**
 * The stored text of a key; what the device refused counts more than what it holds from before, and is dropped when
 * another tab has written there since.
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

/** Stores a copy for the page and, where it may, for the tab: false where not. */
function storeCopy(key: string, text: string): boolean {
  const origin = readText(device, key);
  memory.set(key, { text, origin });
  refusedKeys.add(key);
  if (origin === null) removeText(tab, key + TAB_ORIGIN);
  else if (!writeText(tab, key + TAB_ORIGIN, origin)) return false;
  return writeText(tab, key + TAB_COPY, text);
}

/** Stores a text on the device; where that refuses, with the tab, or until the page goes. */
export function writeStored(key: string, value: string): void {
  if (writeText(device, key, value)) dropCopy(key);
  else $storageHealth.set(storeCopy(key, value) ? 'tab' : 'memory');
}

/** Whether what is stored under a key is on the device, and not with the tab alone. */
export function isOnDevice(key: string): boolean {
  return copyOf(key) === undefined;
}

/** Whether one of the storages takes a text as long as this one at the moment. */
export function hasRoomFor(text: string): boolean {
  return [device, tab].some((open) => takes(open, text));
}

/** Whether the device takes anything at all: it may be full of what is to go, or refuse. */
export function isWritable(): boolean {
  return takes(device, '');
}

function takes(open: OpenStorage, text: string): boolean {
  const isTaken = writeText(open, PROBE_KEY, text);
  removeText(open, PROBE_KEY);
  return isTaken;
}

/** Takes out of the storage what a write that was refused left there; what this tab remembers stays. */
export function dropStale(key: string): void {
  const copy = memory.get(key);
  if (!copy) return;
  removeText(device, key);
  storeCopy(key, copy.text);
}

/** Forgets a key everywhere. */
export function removeStored(key: string): void {
  dropCopy(key);
  removeText(device, key);
}
