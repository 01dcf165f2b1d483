/** Telling the built HTML from what follows it. */
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the built HTML and the first client render, true from then on: stored state is only drawn then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
