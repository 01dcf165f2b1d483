import { useStore } from '@nanostores/react';
import type { PreinitializedWritableAtom, ReadableAtom, StoreValue } from 'nanostores';
import type { SharedStore } from '#shared/storage/shared-store.ts';

/** A store with its built value in `init`, which `shared` adds to a computed store. */
type Built<Value> = SharedStore<Value> | PreinitializedWritableAtom<Value>;

/** The value of a store; in built HTML and the first client render, its built value. */
export function useShared<Store extends ReadableAtom & Built<StoreValue<Store>>>(
  $store: Store,
): StoreValue<Store> {
  return useStore($store, { ssr: 'initial' });
}
