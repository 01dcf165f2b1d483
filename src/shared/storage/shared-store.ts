/**
 * Stores with a value for the built HTML. The first client render must use the same value; the stored value follows
 * immediately after. A plain `atom(value)` that is filled later needs none.
 */
import type { ReadableAtom, StoreValue } from 'nanostores';

/** A store that says it; nanostores reads it from `init`. */
export type SharedStore<Value> = ReadableAtom<Value> & { readonly init: Value };

/** A store with what pages are built with of it; always the same object. */
export function shared<Store extends ReadableAtom>(
  store: Store,
  built: StoreValue<Store>,
): Store & { readonly init: StoreValue<Store> } {
  return Object.assign(store, { init: built });
}
