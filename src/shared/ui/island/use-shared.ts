/** Reading a store that holds what is stored or shared. */
import { useStore } from '@nanostores/react';
import type { PreinitializedWritableAtom, ReadableAtom, StoreValue } from 'nanostores';
import type { SharedStore } from '#shared/storage/shared-store.ts';

/** A store that says what pages are built with; a computed one does so by `shared` alone. */
type Built<Value> = SharedStore<Value> | PreinitializedWritableAtom<Value>;

/** What a store holds; in the built HTML and the first client render, what pages are built with. */
export function useShared<Store extends ReadableAtom & Built<StoreValue<Store>>>(
  $store: Store,
): StoreValue<Store> {
  return useStore($store, { ssr: 'initial' });
}
