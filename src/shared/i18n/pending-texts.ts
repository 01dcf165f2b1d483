/**
 * Texts that are loading: a module names what it needs when it is evaluated (`clientText`), and the loader of code
 * waits for them before it is used. No module awaits at its top level: JavaScriptCore runs a module that two imports
 * wait for before its `await` is done (WebKit bug 242740).
 */

declare global {
  /** Loads one text each. Of the window: Astro prints a copy of a client directive's code, and so of this, into pages. */
  var textLoaders: Set<() => Promise<void>> | undefined;
}

globalThis.textLoaders ??= new Set();
const loaders = globalThis.textLoaders;

/** Starts to load a text, and lets `textsReady` wait for it; `load` tries again each time it is called until it succeeds. */
export function requestText(load: () => Promise<void>): void {
  loaders.add(load);
  load().catch(() => undefined);
}

/**
 * Resolves when every text that loaded modules have named is there.
 * @throws the load error of one of them; the next call tries again
 */
export async function textsReady(): Promise<void> {
  await Promise.all(
    [...loaders].map(async (load) => {
      await load();
      loaders.delete(load);
    }),
  );
}

/** Loads code, and the texts that it names. */
export async function loadWithTexts<T>(load: () => Promise<T>): Promise<T> {
  const loaded = await load();
  await textsReady();
  return loaded;
}
