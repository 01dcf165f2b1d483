/** 'Compartir lista': a link that shows the same products to the people who open it (decision 45, Kept lists). */

import { useState } from 'react';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { sharedQuery } from '#features/saved/rules/wishlist.ts';
import type { SavedProducts } from '#features/saved/store/stored-saved-products.ts';
import { shareAddress } from '#shared/toast/share.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';

export type ShareListProps = {
  readonly products: SavedProducts;
  /** The page's path in its language, and the name the list is shared under. */
  readonly path: string;
  readonly title: string;
};

export function ShareList({ products, path, title }: ShareListProps) {
  const t = useCatalogueText();
  const [shown, setShown] = useState('');
  const share = async (): Promise<void> => {
    const url = `${location.origin}${path}?${sharedQuery(products)}`;
    const outcome = await shareAddress(url, title);
    if (outcome === 'copied') showToast('success', t('wishlist.copied'));
    setShown(outcome === 'failed' ? url : '');
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void share()}>
        {t('wishlist.share')}
      </Button>
      {shown === '' ? null : (
        <span className="saved-address" role="status">
          <a href={shown}>{shown}</a>
        </span>
      )}
    </>
  );
}
