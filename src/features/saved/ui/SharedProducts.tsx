/** 'Lista compartida contigo': the products of a shared link, to be kept with one press (decision 45, Kept lists). */

import { SavedCard } from '#features/catalogue/ui/cards/SavedCard.tsx';
import type { ColorNames } from '#features/catalogue/ui/cards/saved-color.ts';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useSharedList } from './use-shared-list.ts';

export type SharedProductsProps = {
  /** As in `SiteSettings`. */
  readonly imageBase: string;
  readonly format: (cents: number) => string;
  readonly colorNames: ColorNames;
  /** What the button says that keeps them all, and how one is kept. */
  readonly keepText: string;
  readonly keep: (product: SavedProduct) => unknown;
};

export function SharedProducts({ imageBase, keepText, keep, ...shown }: SharedProductsProps) {
  const t = useCatalogueText();
  const { state, retry, close } = useSharedList(imageBase);
  if (state === undefined) return null;
  if (state === 'loading') return <p role="status">{t('loading')}</p>;
  const { products, failed } = state;
  const keepAll = (): void => {
    for (const product of products) keep(product);
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
                <SavedCard {...shown} product={product} headingLevel={3} />
              </li>
            ))}
          </ul>
          <p>
            <Button onClick={keepAll}>{keepText}</Button>
          </p>
        </>
      )}
    </section>
  );
}
