/** Memoizes reads of the editors' content, which every page of a build needs. */

/** Reads once per build; in `astro dev` every time, because editors change the content. */
export function memoizeRead<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    if (import.meta.env.DEV) return read();
    kept ??= read();
    return kept;
  };
}
