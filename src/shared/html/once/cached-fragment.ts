/** HTML that many pages of a build share, rendered for the first of them. */

/** Most characters that are kept: what was not asked for longest is rendered again, so that no catalogue fills the memory. */
const MAX_CHARACTERS = 128 * 1024 * 1024;

/** A memory of texts by their keys that forgets the ones that were not asked for longest. */
export interface LruCache {
  /** The text of a key, where it is there. */
  readonly find: (key: string) => string | undefined;
  /** Keeps the text of a key, and answers it. */
  readonly keep: (key: string, text: string) => string;
}

/** Makes a memory of at most so many characters. */
export function createLruCache(most: number): LruCache {
  // Two of half the room: what is asked for moves into the younger one, and once that is full the older one goes.
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

/** A number of an object's own. */
function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(value, last);
  return last;
}

/** What a part of a page is made of: objects count as the same only when they are. */
export type FragmentKey = readonly (string | number | boolean | undefined | object)[];

const keyOf = (of: FragmentKey): string =>
  of.map((each) => (typeof each === 'object' ? `#${numberOf(each)}` : String(each))).join('\n');

/** The HTML of a part, rendered once a build; in `astro dev` always, where what it is made from changes. */
export async function cacheFragment(of: FragmentKey, render: () => Promise<string>): Promise<string> {
  if (import.meta.env.DEV) return render();
  const key = keyOf(of);
  return memory.find(key) ?? memory.keep(key, await render());
}

/**
 * The same for a part of which there is one for each of many objects, and which waits for nothing while it is rendered.
 * @param of what all of them are made of, besides their object
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
