/**
 * What stays on the device: nanostores' persistent atoms with an engine that outlives a full or forbidden storage,
 * and documents that set a damaged value aside instead of half-using it (contract, Storage keys).
 */
import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom, type WritableAtom } from 'nanostores';

/** `memory`: the storage is full or forbidden; this tab goes on, but nothing is kept. */
export const $storageHealth = atom<'ok' | 'memory'>('ok');

const memory = new Map<string, string>();

function browserStorage(): Storage | undefined {
  try {
    return globalThis.window?.localStorage;
  } catch {
    $storageHealth.set('memory');
    return undefined;
  }
}

const storage = browserStorage();

/** The stored text of a key, from memory where the storage refused it. */
export function readStored(key: string): string | undefined {
  try {
    return memory.get(key) ?? storage?.getItem(key) ?? undefined;
  } catch {
    $storageHealth.set('memory');
    return undefined;
  }
}

/** Keeps a text; when the storage refuses, in memory until the page goes. */
export function writeStored(key: string, value: string): void {
  try {
    if (!storage) throw new Error('no storage');
    storage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
    $storageHealth.set('memory');
  }
}

/** Takes out of the storage what a write that was refused left there; what this page remembers stays. */
export function dropStale(key: string): void {
  if (!memory.has(key)) return;
  try {
    storage?.removeItem(key);
  } catch {
    $storageHealth.set('memory');
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    storage?.removeItem(key);
  } catch {
    $storageHealth.set('memory');
  }
}

if (typeof window !== 'undefined') {
  const engine = new Proxy<Record<string, string>>(
    {},
    {
      has: (_target, key) => readStored(String(key)) !== undefined,
      get: (_target, key) => readStored(String(key)),
      set: (_target, key, value) => {
        writeStored(String(key), String(value));
        return true;
      },
      deleteProperty: (_target, key) => {
        removeStored(String(key));
        return true;
      },
    },
  );
  setPersistentEngine(engine, windowPersistentEvents);
}

/** How a document is read and written: `read` throws for what is not its shape; nothing stored is `initial`. */
export type DocumentShape<Value> = {
  readonly initial: Value;
  readonly read: (stored: unknown) => Value;
  readonly write: (value: Value) => unknown;
};

/** A persistent value shared by all tabs. */
export type PersistentDocument<Value> = {
  readonly store: WritableAtom<Value>;
  /** Applies a change to what is stored now, not to what this tab last saw: two tabs end with both changes. */
  readonly update: (change: (value: Value) => Value) => void;
};

/** A value that cannot be used is kept under `{key}:rejected`, and the shop goes on with the default. */
export function setAside(key: string, stored: string): void {
  writeStored(`${key}:rejected`, stored);
}

/** Makes a persistent document of `key`. Its decoder never throws. */
export function persistentDocument<Value>(
  key: string,
  shape: DocumentShape<Value>,
): PersistentDocument<Value> {
  function decode(stored: string | undefined): Value {
    if (stored === undefined) return shape.initial;
    try {
      return shape.read(JSON.parse(stored));
    } catch {
      setAside(key, stored);
      return shape.initial;
    }
  }
  const store = persistentAtom<Value>(key, shape.initial, {
    decode,
    encode: (value) => JSON.stringify(shape.write(value)),
  });
  return { store, update: (change) => store.set(change(decode(readStored(key)))) };
}
