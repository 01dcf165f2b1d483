/**
 * What pages are built with of a store that only a browser can fill: the first client render has to draw the same, and
 * the stored value follows right after it. A plain `atom(value)` that is filled later says it itself.
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
