/** HTML that many pages of a build share, rendered for the first of them. */

/** Most characters that are kept: what was not asked for longest is rendered again, so that no catalogue fills the memory. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** A memory of texts by their keys that forgets the ones that were not asked for longest. */
export interface TextMemory {
  /** The text of a key; `render` makes it when it is not there. */
  readonly get: (key: string, render: () => Promise<string>) => Promise<string>;
}

/** Makes a memory of at most so many characters. */
export function textMemory(most: number): TextMemory {
  // A map keeps the order in which its keys came: the first one was asked for longest ago.
  const texts = new Map<string, string>();
  let size = 0;
  const forget = (key: string): void => {
    size -= texts.get(key)?.length ?? 0;
    texts.delete(key);
  };
  const keep = (key: string, text: string): void => {
    forget(key);
    texts.set(key, text);
    size += text.length;
    for (const first of texts.keys()) {
      if (size <= most) return;
      forget(first);
    }
  };
  return {
    get: async (key, render) => {
      const text = texts.get(key) ?? (await render());
      keep(key, text);
      return text;
    },
  };
}

const memory = textMemory(MOST_CHARACTERS);
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
export type MadeOf = readonly (string | number | boolean | undefined | object)[];

/** The HTML of a part, rendered once a build; in `astro dev` always, where what it is made from changes. */
export function builtOnce(of: MadeOf, render: () => Promise<string>): Promise<string> {
  if (import.meta.env.DEV) return render();
  const key = of.map((each) => (typeof each === 'object' ? `#${numberOf(each)}` : String(each)));
  return memory.get(key.join('\n'), render);
}
