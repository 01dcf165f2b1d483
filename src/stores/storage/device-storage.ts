/**
 * Texts kept on the device; what it refuses (full or forbidden) stays with the tab, or in memory (decision 47, No
 * storage).
 */
import { atom } from 'nanostores';
import { storageOf, tabKey, tabOriginKey, textIn } from './stored-text.ts';

/**
 * Where what is kept goes: to the device (`ok`); to this tab, because the device is full or forbidden (`tab`); nowhere,
 * because the tab may keep nothing either: it ends with the page (`memory`).
 */
export const $storageHealth = atom<'ok' | 'tab' | 'memory'>('ok');

const device = storageOf('localStorage');
const tab = storageOf('sessionStorage');

/** What the device refused, and the text it held then. */
type Copy = { readonly text: string; readonly origin: string | undefined };
const memory = new Map<string, Copy>();
/** Keys that the device does not keep as this tab has them. */
const refusedKeys = new Set<string>();

function copyOf(key: string): Copy | undefined {
  const text = textIn(tab, tabKey(key));
  return (
    memory.get(key) ?? (text === undefined ? undefined : { text, origin: textIn(tab, tabOriginKey(key)) })
  );
}

/**
 * The stored text of a key; what the device refused counts more than what it holds from before, and is dropped when
 * another tab has written there since.
 */
export function readStored(key: string): string | undefined {
  const copy = copyOf(key);
  const onDevice = textIn(device, key);
  if (!copy) return onDevice;
  if (copy.origin !== onDevice) {
    dropCopy(key);
    return onDevice;
  }
  refusedKeys.add(key);
  if ($storageHealth.get() === 'ok') $storageHealth.set('tab');
  return copy.text;
}

function setText(storage: Storage | undefined, key: string, value: string): boolean {
  try {
    storage?.setItem(key, value);
    return storage !== undefined;
  } catch {
    return false;
  }
}

function removeText(storage: Storage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Where nothing may be written there is nothing to take out.
  }
}

function dropCopy(key: string): void {
  memory.delete(key);
  removeText(tab, tabKey(key));
  removeText(tab, tabOriginKey(key));
  if (refusedKeys.delete(key) && refusedKeys.size === 0) $storageHealth.set('ok');
}

/** Keeps a copy for the page and, where it may, for the tab: false where not. */
function keepCopy(key: string, text: string): boolean {
  const origin = textIn(device, key);
  memory.set(key, { text, origin });
  refusedKeys.add(key);
  if (origin === undefined) removeText(tab, tabOriginKey(key));
  else if (!setText(tab, tabOriginKey(key), origin)) return false;
  return setText(tab, tabKey(key), text);
}

/** Keeps a text on the device; where that refuses, with the tab, or until the page goes. */
export function writeStored(key: string, value: string): void {
  if (setText(device, key, value)) dropCopy(key);
  else $storageHealth.set(keepCopy(key, value) ? 'tab' : 'memory');
}

/** Whether what is kept under a key is on the device, and not with the tab alone. */
export function isOnDevice(key: string): boolean {
  return copyOf(key) === undefined;
}

/** Whether one of the storages takes a text as long as this one at the moment. */
export function hasRoomFor(text: string): boolean {
  return [device, tab].some((storage) => takes(storage, text));
}

/** Whether the device takes anything at all: it may be full of what is to go, or refuse. */
export function takesWrites(): boolean {
  return takes(device, '');
}

const PROBE_KEY = 'tienda:probe';

function takes(storage: Storage | undefined, text: string): boolean {
  const isTaken = setText(storage, PROBE_KEY, text);
  removeText(storage, PROBE_KEY);
  return isTaken;
}

/** Takes out of the storage what a write that was refused left there; what this tab remembers stays. */
export function dropStale(key: string): void {
  const copy = memory.get(key);
  if (!copy) return;
  removeText(device, key);
  keepCopy(key, copy.text);
}

/** Forgets a key everywhere. */
export function removeStored(key: string): void {
  dropCopy(key);
  removeText(device, key);
}
