/** The worker's part of `caches` in memory; keys are paths or addresses. */
import { vi } from 'vitest';

export interface FakeCaches {
  /** Keys of a cache, oldest first. */
  readonly keysOf: (name: string) => readonly string[];
  readonly names: () => readonly string[];
}

const ORIGIN = 'https://tienda.test';
const address = (key: string | Request): string =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/**
 * Installs an empty `caches`.
 * @param failing caches whose `put` finds the disk full
 * @param full as long as this one exists
 */
export function fakeCaches(failing: readonly string[] = [], full?: string): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string): unknown => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string | Request) => entries.get(address(key))?.clone(),
      put: async (key: string, answer: Response) => {
        if (failing.includes(name) && (full === undefined || all.has(full)))
          throw new DOMException('full', 'QuotaExceededError');
        entries.delete(address(key));
        entries.set(address(key), answer);
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (key: string | Request) => entries.delete(address(key)),
    };
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  });
  return {
    keysOf: (name) => [...(all.get(name)?.keys() ?? [])].map((url) => url.replace(ORIGIN, '')),
    names: () => [...all.keys()],
  };
}
