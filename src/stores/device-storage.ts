/** Texts kept on the device; what it refuses (full or forbidden) stays with the tab, or in memory (adversarial C05). */
import { atom } from 'nanostores';
import { storageOf, tabKey, textIn } from './stored-text.ts';

/**
 * Where what is kept goes: to the device (`ok`); to this tab, because the device is full or forbidden (`tab`); nowhere,
 * because the tab may keep nothing either: it ends with the page (`memory`).
 */
export const $storageHealth = atom<'ok' | 'tab' | 'memory'>('ok');

const device = storageOf('localStorage');
const tab = storageOf('sessionStorage');
const memory = new Map<string, string>();

/** The stored text of a key; what the device refused counts more than what it holds from before. */
export function readStored(key: string): string | undefined {
  const refused = memory.get(key) ?? textIn(tab, tabKey(key));
  if (refused !== undefined && $storageHealth.get() === 'ok') $storageHealth.set('tab');
  return refused ?? textIn(device, key);
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

/** Keeps a text on the device; where that refuses, with the tab, or until the page goes. */
export function writeStored(key: string, value: string): void {
  if (setText(device, key, value)) {
    memory.delete(key);
    removeText(tab, tabKey(key));
    return;
  }
  memory.set(key, value);
  $storageHealth.set(setText(tab, tabKey(key), value) ? 'tab' : 'memory');
}

/** Takes out of the storage what a write that was refused left there; what this tab remembers stays. */
export function dropStale(key: string): void {
  if (memory.has(key)) removeText(device, key);
}

/** Forgets a key everywhere. */
export function removeStored(key: string): void {
  memory.delete(key);
  removeText(tab, tabKey(key));
  removeText(device, key);
}
