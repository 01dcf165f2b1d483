/** The list that the page's address shares, as the service knows its products now. */
import { useCallback, useEffect, useState } from 'react';
import { readSharedSkus, SHARED_PARAMETER } from '#features/saved/rules/wishlist.ts';
import { findShared, type SharedProducts } from '#features/saved/store/shared-list.ts';

export type SharedList = {
  /** Undefined where the address shares nothing. */
  readonly state: 'loading' | SharedProducts | undefined;
  readonly retry: () => void;
  /** Takes the list out of the address and off the page. */
  readonly close: () => void;
};

function sharedSkusOfAddress(): readonly string[] {
  return readSharedSkus(new URLSearchParams(location.search).get(SHARED_PARAMETER) ?? '');
}

/** Reads the address after the first paint, which is the same for everybody. */
export function useSharedList(imageBase: string): SharedList {
  const [state, setState] = useState<SharedList['state']>();
  const load = useCallback((): void => {
    const skus = sharedSkusOfAddress();
    if (skus.length === 0) return;
    setState('loading');
    void findShared(skus, imageBase).then(setState);
  }, [imageBase]);
  useEffect(load, [load]);
  const close = (): void => {
    const address = new URL(location.href);
    address.searchParams.delete(SHARED_PARAMETER);
    history.replaceState(history.state, '', address);
    setState(undefined);
  };
  return { state, retry: load, close };
}
