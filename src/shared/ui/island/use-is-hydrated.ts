import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in built HTML and the first client render, then true: stored state is only rendered then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
