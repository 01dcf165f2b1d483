/** 'Lista compartida contigo': the products of a shared link, which can be saved with one press (decision 45, Saved lists). */

import { useCallback, useEffect, useState } from 'react';
import { SavedCard } from '#features/catalogue/ui/cards/SavedCard.tsx';
import type { ColorNames } from '#features/catalogue/ui/cards/saved-color.ts';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { readSharedSkus, SHARED_PARAMETER } from '#features/saved/rules/saved-list.ts';
import { type SharedProducts as FoundProducts, findShared } from '#features/saved/store/saved-details.ts';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { Button } from '#shared/ui/Button.tsx';

export type SharedProductsProps = {
  /** See `SiteSettings`. */
  readonly imageBase: string;
  readonly format: (cents: number) => string;
  readonly colorNames: ColorNames;
  readonly saveText: string;
  readonly save: (product: SavedProduct) => unknown;
};

export function SharedProducts({ imageBase, saveText, save, ...card }: SharedProductsProps) {
  const t = useCatalogueText();
  const { state, retry, close } = useSharedList(imageBase);
  if (state === undefined) return null;
  if (state === 'loading') return <p role="status">{t('loading')}</p>;
  const { products, failed } = state;
  const saveAll = (): void => {
    for (const product of products) save(product);
    // The counts of this tab listen to storage events, which browsers send to other tabs only.
    dispatchEvent(new StorageEvent('storage'));
    close();
  };
  return (
    <section className="saved-shared" aria-labelledby="saved-shared-title">
      <h2 id="saved-shared-title">{t('wishlist.shared')}</h2>
      {failed.length > 0 ? (
        <p role="alert">
          {t('compare.failed')}{' '}
          <Button kind="plain" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
      {products.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <ul className="product-grid" role="list" aria-labelledby="saved-shared-title">
            {products.map((product) => (
              <li key={product.sku}>
                <SavedCard {...card} product={product} headingLevel={3} />
              </li>
            ))}
          </ul>
          <p>
            <Button onClick={saveAll}>{saveText}</Button>
          </p>
        </>
      )}
    </section>
  );
}

type SharedList = {
  /** Undefined if the address shares nothing. */
  readonly state: 'loading' | FoundProducts | undefined;
  readonly retry: () => void;
  /** Removes the list from the address and the page. */
  readonly close: () => void;
};

/** Loads the products that the page's address shares, after hydration. */
function useSharedList(imageBase: string): SharedList {
  const [state, setState] = useState<SharedList['state']>();
  const load = useCallback((): void => {
    const skus = readSharedSkus(new URLSearchParams(location.search).get(SHARED_PARAMETER) ?? '');
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
