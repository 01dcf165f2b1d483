/** A window with a storage for tests of the stores, and the means to play another tab or a storage that refuses. */
import { vi } from 'vitest';

export type FakeBrowser = {
  readonly stored: Map<string, string>;
  /** What the storage does on the next calls. */
  readonly refuse: (what: 'nothing' | 'writing' | 'everything') => void;
  /** Another tab writes a key: it is stored, then this tab is told. */
  readonly otherTabWrites: (key: string, value: string) => void;
  /** Events of this name that the document was sent so far. */
  readonly sent: (type: string) => Event[];
};

class Refusal extends Error {
  override name = 'SecurityError';
}

/** Puts a fresh browser in place; import the stores after it, with fresh modules. */
export function fakeBrowser(initial: Readonly<Record<string, string>> = {}): FakeBrowser {
  const stored = new Map(Object.entries(initial));
  let refused: Parameters<FakeBrowser['refuse']>[0] = 'nothing';
  const localStorage = {
    getItem: (key: string): string | null => {
      if (refused === 'everything') throw new Refusal('denied');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string): void => {
      if (refused !== 'nothing') throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string): void => {
      stored.delete(key);
    },
  };
  const window = Object.assign(new EventTarget(), { localStorage });
  const events: Event[] = [];
  const document = new EventTarget();
  const dispatch = document.dispatchEvent.bind(document);
  document.dispatchEvent = (event) => {
    events.push(event);
    return dispatch(event);
  };
  vi.resetModules();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', localStorage);
  return {
    stored,
    refuse: (what) => {
      refused = what;
    },
    otherTabWrites: (key, value) => {
      stored.set(key, value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
    sent: (type) => events.filter((event) => event.type === type),
  };
}
