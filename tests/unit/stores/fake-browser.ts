/** A window with a storage for tests of the stores, and the means to play another tab or a storage that refuses. */
import { vi } from 'vitest';

export type FakeBrowser = {
  readonly stored: Map<string, string>;
  /** What the tab itself keeps (sessionStorage). */
  readonly tab: Map<string, string>;
  /** What the storages do on the next calls: `device` refuses only what is to stay on the device. */
  readonly refuse: (what: 'nothing' | 'device' | 'writing' | 'everything') => void;
  /** Another tab writes a key: it is stored, then this tab is told. */
  readonly otherTabWrites: (key: string, value: string) => void;
  /** Events of this name that the document was sent so far. */
  readonly sent: (type: string) => Event[];
};

class Refusal extends Error {
  override name = 'SecurityError';
}

/** Puts a fresh browser in place; import the stores after it, with fresh modules. */
export function fakeBrowser(
  initial: Readonly<Record<string, string>> = {},
  kept: Readonly<Record<string, string>> = {},
): FakeBrowser {
  const stored = new Map(Object.entries(initial));
  const tab = new Map(Object.entries(kept));
  let refused: Parameters<FakeBrowser['refuse']>[0] = 'nothing';
  const storageOf = (texts: Map<string, string>, refuses: () => boolean) => ({
    getItem: (key: string): string | null => {
      if (refused === 'everything') throw new Refusal('denied');
      return texts.get(key) ?? null;
    },
    setItem: (key: string, value: string): void => {
      if (refuses()) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key: string): void => {
      texts.delete(key);
    },
  });
  const localStorage = storageOf(stored, () => refused !== 'nothing');
  const sessionStorage = storageOf(tab, () => refused === 'writing' || refused === 'everything');
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
  vi.stubGlobal('sessionStorage', sessionStorage);
  return {
    stored,
    tab,
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
