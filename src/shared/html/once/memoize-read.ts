/** What every page of a build reads of the content that editors keep. */

/** Reads it once a build; in `astro dev` every time, because editors change it meanwhile. */
export function memoizeRead<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    if (import.meta.env.DEV) return read();
    kept ??= read();
    return kept;
  };
}
