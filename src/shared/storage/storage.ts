/**
 * Persistent state: nanostores' persistent atoms with an engine for a full or forbidden storage, and documents that
 * set a damaged value aside (contract, Storage keys).
 */
import { type PersistentEvents, persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { readStored, removeStored, writeStored } from './device-storage.ts';
import type { OwnChanges } from './own-changes.ts';
import { setAside } from './set-aside.ts';
import { type SharedStore, shared } from './shared-store.ts';

/** By key: returns the stored text of a document, merged with this tab's own changes. */
const textsNow = new Map<string, () => string | undefined>();
const endings = new Map<unknown, () => void>();

/** Delays in ms before the storage is read again, if it does not yet have the value of an event. */
const LOOK_AGAIN_MS: readonly number[] = [50, 500, 2000];

/**
 * Repeats the notification while the storage lags behind the event. A later write of a third tab is notified twice,
 * which is harmless.
 */
function notifyWhenShown(key: string, newValue: string | null, tell: () => void): void {
  const look = ([wait, ...later]: readonly number[]): void => {
    if (wait === undefined || (readStored(key) ?? null) === newValue) return;
    setTimeout(() => {
      tell();
      look(later);
    }, wait);
  };
  look(LOOK_AGAIN_MS);
}

/**
 * Storage events with the merged text of a key, because the browser's event has the value of one tab only. A key that
 * is not a document (the currency) has no changes to rebase.
 */
const events: PersistentEvents = {
  addEventListener: (key, listener, restore) => {
    const hear = (event: StorageEvent): void => {
      if (event.key !== null && event.key !== key) return;
      const tell = (): void => {
        const textNow = textsNow.get(key);
        const newValue = textNow ? textNow() : readStored(key);
        // An event without a key means that the storage was cleared.
        listener(newValue === undefined ? { key: '', newValue: '' } : { key, newValue });
      };
      tell();
      if (event.key !== null) notifyWhenShown(key, event.newValue, tell);
    };
    // nanostores removes the listener with a delay, when a test may have replaced `window`.
    const page = window;
    page.addEventListener('storage', hear);
    page.addEventListener('pageshow', restore);
    endings.set(listener, () => {
      page.removeEventListener('storage', hear);
      page.removeEventListener('pageshow', restore);
    });
  },
  removeEventListener: (_key, listener) => {
    endings.get(listener)?.();
    endings.delete(listener);
  },
};

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
  setPersistentEngine(engine, events);
}

/** The serialization of a document: `read` throws for another shape; `initial` is the value if nothing is stored. */
export type DocumentShape<Value> = {
  readonly initial: Value;
  readonly read: (stored: unknown) => Value;
  readonly write: (value: Value) => unknown;
  /** Called if the stored value is entirely unusable. */
  readonly onUnusable?: () => void;
  /** The recent changes of this tab, if several tabs may change the document at once. */
  readonly own?: OwnChanges<Value>;
};

/** A persistent value shared by all tabs. */
export type PersistentDocument<Value> = {
  readonly store: WritableAtom<Value> & SharedStore<Value>;
  /**
   * Applies a change to the stored value, not to the store's, so that the changes of two tabs are both kept. `about`
   * identifies the changed row, whose earlier pending change is dropped.
   */
  readonly update: (change: (value: Value) => Value, about?: string) => void;
};

function decoder<Value>(key: string, shape: DocumentShape<Value>): (stored: string | undefined) => Value {
  return (stored) => {
    if (stored === undefined) return shape.initial;
    try {
      return shape.read(JSON.parse(stored));
    } catch {
      setAside(key, stored);
      shape.onUnusable?.();
      return shape.initial;
    }
  };
}

/** Creates a persistent document of `key`. Its decoder never throws. */
export function persistentDocument<Value>(
  key: string,
  shape: DocumentShape<Value>,
): PersistentDocument<Value> {
  const decode = decoder(key, shape);
  const encode = (value: Value): string => JSON.stringify(shape.write(value));
  const store = shared(persistentAtom<Value>(key, shape.initial, { decode, encode }), shape.initial);
  const stored = (): Value => decode(readStored(key));
  const { own } = shape;
  // Listens to other tabs even if the page does not show the value, because their writes may lack a change of this tab.
  if (own && typeof window !== 'undefined') store.listen(() => undefined);
  /** Returns the rebased text immediately, and stores it under a lock, rebased on the latest value. */
  function mend(value: Value, changes: NonNullable<typeof own>): string {
    void whenAlone(key, () => {
      const latest = stored();
      if (changes.areMissingIn(latest)) store.set(changes.rebase(latest));
    });
    return encode(changes.rebase(value));
  }
  textsNow.set(key, () => {
    const text = readStored(key);
    if (!own || text === undefined) return text;
    const value = decode(text);
    return own.areMissingIn(value) ? mend(value, own) : text;
  });
  return {
    store,
    update: (change, about) => store.set(own ? own.make(stored(), change, about) : change(stored())),
  };
}

/** Runs the work after the same work of other tabs has finished; immediately without locks. Never rejects. */
async function whenAlone(name: string, work: () => void): Promise<void> {
  let isDone = false;
  const once = (): void => {
    isDone = true;
    work();
  };
  try {
    // Missing on plain http origins, although the type says otherwise.
    if ('locks' in navigator) await navigator.locks.request(name, once);
  } catch {
    // A browser that forbids storage rejects the lock too.
  }
  if (!isDone) once();
}
