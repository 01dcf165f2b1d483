/** Caches HTML that many pages of a build share. */

/** Maximum size of the cache in characters, so that no catalogue fills the memory. */
const MAX_CHARACTERS = 128 * 1024 * 1024;

/** An LRU cache of texts. */
export interface LruCache {
  /** The cached text of a key. */
  readonly find: (key: string) => string | undefined;
  /** Caches the text of a key and returns it. */
  readonly keep: (key: string, text: string) => string;
}

/** Creates a cache with a maximum number of characters. */
export function createLruCache(most: number): LruCache {
  // Two generations of half the size: a read moves the text into the younger one; when that is full, the older one is
  // dropped.
  let young = new Map<string, string>();
  let old = new Map<string, string>();
  let size = 0;
  const keep = (key: string, text: string): string => {
    if (text.length > most / 2) return text;
    if (size + text.length > most / 2) {
      old = young;
      young = new Map();
      size = 0;
    }
    young.set(key, text);
    size += text.length;
    return text;
  };
  return {
    find(key) {
      const text = young.get(key);
      if (text !== undefined) return text;
      const older = old.get(key);
      return older === undefined ? undefined : keep(key, older);
    },
    keep,
  };
}

const memory = createLruCache(MAX_CHARACTERS);
const numbers = new WeakMap<object, number>();
let last = 0;

/** An id for each object. */
function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(value, last);
  return last;
}

/** The inputs of a part; objects are compared by identity. */
export type FragmentKey = readonly (string | number | boolean | undefined | object)[];

const keyOf = (of: FragmentKey): string =>
  of.map((each) => (typeof each === 'object' ? `#${numberOf(each)}` : String(each))).join('\n');

/** The HTML of a part, rendered once per build; in `astro dev` every time, because its inputs change. */
export async function cacheFragment(of: FragmentKey, render: () => Promise<string>): Promise<string> {
  if (import.meta.env.DEV) return render();
  const key = keyOf(of);
  return memory.find(key) ?? memory.keep(key, await render());
}

/**
 * Like `cacheFragment`, for a part that is rendered synchronously once per object.
 * @param of the common inputs, without the object
 */
export function cacheFragmentOfEach<T extends object>(
  of: FragmentKey,
  render: (each: T) => string,
): (each: T) => string {
  if (import.meta.env.DEV) return render;
  const shared = keyOf(of);
  return (each) => {
    const key = `${shared}\n${numberOf(each)}`;
    return memory.find(key) ?? memory.keep(key, render(each));
  };
}
