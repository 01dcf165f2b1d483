/** Schemas below a picture base. */

/**
 * Makes a schema once and not for each answer: a catalogue has thousands, all below the same base, and to make a schema takes as
 * long as to read an article with it.
 */
export function memoizeLast<T>(make: (imageBase: string) => T): (imageBase: string) => T {
  let last: { readonly imageBase: string; readonly schema: T } | undefined;
  return (imageBase) => {
    if (last?.imageBase !== imageBase) last = { imageBase, schema: make(imageBase) };
    return last.schema;
  };
}
