import { useStore } from '@nanostores/react';
import type { PreinitializedWritableAtom, ReadableAtom, StoreValue } from 'nanostores';
import type { SharedStore } from '#shared/storage/shared-store.ts';

/** A store with the value that pages are built with; for a computed one by `shared`. */
type Built<Value> = SharedStore<Value> | PreinitializedWritableAtom<Value>;

/** The value of a store; in built HTML and the first client render, the one that pages are built with. */
export function useShared<Store extends ReadableAtom & Built<StoreValue<Store>>>(
  $store: Store,
): StoreValue<Store> {
  return useStore($store, { ssr: 'initial' });
}
