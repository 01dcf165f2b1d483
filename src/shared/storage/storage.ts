/**
 * What stays on the device: nanostores' persistent atoms with an engine that outlives a full or forbidden storage,
 * and documents that set a damaged value aside instead of half-using it (contract, Storage keys).
 */
import { type PersistentEvents, persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { readStored, removeStored, writeStored } from './device-storage.ts';
import type { OwnChanges } from './own-changes.ts';
import { setAside } from './set-aside.ts';
import { type SharedStore, shared } from './shared-store.ts';

/** What a document is when another tab has written it: its text with this tab's own changes in it. */
const textsNow = new Map<string, () => string | undefined>();
const endings = new Map<unknown, () => void>();

/** Milliseconds after which a tab looks again whose storage does not yet show what an event announced. */
const LOOK_AGAIN_MS: readonly number[] = [50, 500, 2000];

/**
 * Repeats the notification while the storage lags behind the event; a later write of a third tab is notified twice,
 * which does no harm.
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
 * An event has the value that one tab wrote; the storage has the result of all tabs. A key that is not a document (the
 * currency) has no changes to rebase: its text is the stored one.
 */
const events: PersistentEvents = {
  addEventListener: (key, listener, restore) => {
    const hear = (event: StorageEvent): void => {
      if (event.key !== null && event.key !== key) return;
      const tell = (): void => {
        const textNow = textsNow.get(key);
        const newValue = textNow ? textNow() : readStored(key);
        // A key that is nobody's says that nothing is stored.
        listener(newValue === undefined ? { key: '', newValue: '' } : { key, newValue });
      };
      tell();
      if (event.key !== null) notifyWhenShown(key, event.newValue, tell);
    };
    // The page it belongs to: nanostores stops a while after the last listener, when a test has taken that away.
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

/** How a document is read and written: `read` throws for what is not its shape; nothing stored is `initial`. */
export type DocumentShape<Value> = {
  readonly initial: Value;
  readonly read: (stored: unknown) => Value;
  readonly write: (value: Value) => unknown;
  /** Hears that nothing of what is stored could be used. */
  readonly onUnusable?: () => void;
  /** Where tabs may change it at the same moment: what this one has changed of it lately. */
  readonly own?: OwnChanges<Value>;
};

/** A persistent value shared by all tabs. */
export type PersistentDocument<Value> = {
  readonly store: WritableAtom<Value> & SharedStore<Value>;
  /**
   * Applies a change to what is stored now, not to what this tab last saw: two tabs end with both changes. `about`: the
   * row that the change decides anew, whatever became of it before.
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

/** Makes a persistent document of `key`. Its decoder never throws. */
export function persistentDocument<Value>(
  key: string,
  shape: DocumentShape<Value>,
): PersistentDocument<Value> {
  const decode = decoder(key, shape);
  const encode = (value: Value): string => JSON.stringify(shape.write(value));
  const store = shared(persistentAtom<Value>(key, shape.initial, { decode, encode }), shape.initial);
  const stored = (): Value => decode(readStored(key));
  const { own } = shape;
  // Kept alive to what other tabs do, also where no page shows it: their writes may lack a change of this one.
  if (own && typeof window !== 'undefined') store.listen(() => undefined);
  /** Seen at once; written by one tab after the other, each on what the one before has left. */
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

/** Runs the work after any other tab has finished the same; at once where there are no locks. Never rejects. */
async function whenAlone(name: string, work: () => void): Promise<void> {
  let isDone = false;
  const once = (): void => {
    isDone = true;
    work();
  };
  try {
    // Missing on plain http origins, whatever the type says.
    if ('locks' in navigator) await navigator.locks.request(name, once);
  } catch {
    // A browser that forbids its storage refuses the lock too.
  }
  if (!isDone) once();
}
