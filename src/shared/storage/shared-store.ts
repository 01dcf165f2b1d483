/**
 * Stores with a value for the built HTML. The first client render must use the same value; the stored value follows
 * immediately after. A plain `atom(value)` that is filled later needs no such value.
 */
import type { ReadableAtom, StoreValue } from 'nanostores';

/** A store with its built value, which nanostores reads from `init`. */
export type SharedStore<Value> = ReadableAtom<Value> & { readonly init: Value };

/** Adds the built value to a store and returns the same store. */
export function shared<Store extends ReadableAtom>(
  store: Store,
  built: StoreValue<Store>,
): Store & { readonly init: StoreValue<Store> } {
  return Object.assign(store, { init: built });
}
