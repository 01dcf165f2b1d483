/**
 * Texts that are loading: modules request their texts when they are evaluated (`clientText`), and the loader of code
 * waits for them. No module uses top-level `await`, because JavaScriptCore runs a module with two importers before
 * its `await` is done (WebKit bug 242740).
 */

declare global {
  /**
   * The loaders, one per text. Global, because Astro inlines a second copy of this module with the client directive.
   */
  var textLoaders: Set<() => Promise<void>> | undefined;
}

globalThis.textLoaders ??= new Set();
const loaders = globalThis.textLoaders;

/** Starts to load a text, and makes `textsReady` wait for it; `load` is called again until it succeeds. */
export function requestText(load: () => Promise<void>): void {
  loaders.add(load);
  load().catch(() => undefined);
}

/**
 * Resolves when all texts that loaded modules have requested are loaded.
 * @throws the load error of a text; the next call tries again
 */
export async function textsReady(): Promise<void> {
  await Promise.all(
    [...loaders].map(async (load) => {
      await load();
      loaders.delete(load);
    }),
  );
}

/** Loads code and its texts. */
export async function loadWithTexts<T>(load: () => Promise<T>): Promise<T> {
  const loaded = await load();
  await textsReady();
  return loaded;
}
