/** Parts that the pages of saved products share: frame, shared list, empty state, actions, remove buttons. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { suggestedLists } from '#features/catalogue/rules/shortcuts.ts';
import type { ColorNames } from '#features/catalogue/ui/cards/saved-color.ts';
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { sharedQuery } from '#features/saved/rules/saved-list.ts';
import type { SavedProduct, SavedProducts } from '#features/saved/store/stored-saved-products.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { shareAddress } from '#shared/toast/share.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { SharedProducts } from './SharedProducts.tsx';

type ListName = 'wishlist' | 'compare';

export type SavedPageProps = {
  /** See `SiteSettings`. */
  readonly imageBase: string;
  readonly colorNames: ColorNames;
};

type SavedFrameProps = SavedPageProps & {
  readonly list: ListName;
  readonly products: SavedProducts;
  readonly format: (cents: number) => string;
  readonly add: (product: SavedProduct) => unknown;
  readonly children: ReactNode;
};

/** Renders the children if there are products; they are built without any. */
export function SavedFrame({ list, products, add, children, ...cards }: SavedFrameProps) {
  const locale = useLocale();
  const t = useCatalogueText();
  const page = useRef<HTMLDivElement>(null);
  const count = useRef(products.length);
  useEffect(() => {
    const isFewer = products.length < count.current;
    count.current = products.length;
    // Moves the focus to the list, because the removed element had it.
    if (isFewer && document.activeElement === document.body) page.current?.focus();
  }, [products.length]);
  return (
    <div ref={page} tabIndex={-1} className="saved">
      <SharedProducts {...cards} saveText={t(`${list}.keep`)} save={add} />
      {products.length === 0 ? (
        <EmptyState
          title={t(`${list}.empty`)}
          icon={list === 'wishlist' ? 'heart' : 'compare'}
          action={{ href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') }}
          ways={suggestedLists(locale, t)}
        >
          <p>{t(`${list}.emptyHint`)}</p>
        </EmptyState>
      ) : (
        children
      )}
    </div>
  );
}

type SavedActionsProps = {
  readonly list: ListName;
  readonly products: SavedProducts;
  readonly showMore: (() => void) | undefined;
  readonly clear: () => void;
  readonly children?: ReactNode;
};

export function SavedActions({ list, products, showMore, clear, children }: SavedActionsProps) {
  const t = useCatalogueText();
  return (
    <p className="saved-actions">
      {children}
      {showMore ? <Button onClick={showMore}>{t('more')}</Button> : null}
      <ShareList list={list} products={products} />
      <ClearList list={list} clear={clear} />
    </p>
  );
}

/** Shares the address of the list (decision 45, Saved lists); if the browser cannot share or copy, shows it. */
function ShareList({ list, products }: Pick<SavedActionsProps, 'list' | 'products'>) {
  const locale = useLocale();
  const t = useCatalogueText();
  const [address, setAddress] = useState('');
  const share = async (): Promise<void> => {
    const url = `${location.origin}${pathTo.page(locale, list)}?${sharedQuery(products)}`;
    const outcome = await shareAddress(url, t(`${list}.title`));
    if (outcome === 'copied') showToast('success', t('wishlist.copied'));
    setAddress(outcome === 'failed' ? url : '');
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void share()}>
        {t('wishlist.share')}
      </Button>
      {address === '' ? null : (
        <span className="saved-address" role="status">
          <a href={address}>{address}</a>
        </span>
      )}
    </>
  );
}

/** The scripts of the page remove the product (`features/saved/browser/saved-buttons.ts`). */
export function RemoveButton({
  list,
  sku,
  name,
}: { readonly list: ListName } & Pick<SavedProduct, 'sku' | 'name'>) {
  const label = useCatalogueText()('wishlist.remove', { name });
  return (
    <button
      type="button"
      className="saved-remove"
      aria-label={label}
      title={label}
      data-action={list}
      data-sku={sku}
      data-pressed="true"
    >
      <Icon name="trash" size="s" />
    </button>
  );
}

type FirstRows<Row> = {
  readonly rows: readonly Row[];
  /** Shows further rows; undefined if all are shown. */
  readonly showMore: (() => void) | undefined;
};

/** The first `step` rows of a long list, and as many again with each `showMore` (decision 126, Bounds). */
export function useFirstRows<Row>(all: readonly Row[], step: number): FirstRows<Row> {
  const [count, setCount] = useState(step);
  const showMore = count < all.length ? () => setCount(count + step) : undefined;
  return { rows: all.slice(0, count), showMore };
}

type ClearListProps = {
  readonly list: 'wishlist' | 'compare';
  readonly clear: () => unknown;
};

const POSITIONS = { wishlist: 'bottom-left', compare: 'top-right' } as const;

/** The button that clears a saved list, with the toast of a removed product. */
function ClearList({ list, clear }: ClearListProps) {
  const t = useCatalogueText();
  const messages = useMessages();
  const clearAll = (): void => {
    clear();
    showToast('info', messages(`${list}.removed`), POSITIONS[list]);
    // The counts of this tab listen to storage events, which browsers send to other tabs only.
    dispatchEvent(new StorageEvent('storage'));
  };
  return (
    <Button kind="quiet" onClick={clearAll}>
      {t('wishlist.clear')}
    </Button>
  );
}
