/** 'Vaciar' of a kept list. */
import { useCatalogueText } from '#islands/catalogue/use-catalogue-text.ts';
import { Button } from '#ui/page/Button.tsx';

export type ClearListProps = { readonly clear: () => unknown };

export function ClearList({ clear }: ClearListProps) {
  const t = useCatalogueText();
  const empty = (): void => {
    clear();
    // The counts of this tab listen to what other tabs are told by the browser.
    dispatchEvent(new StorageEvent('storage'));
  };
  return (
    <Button kind="quiet" onClick={empty}>
      {t('wishlist.clear')}
    </Button>
  );
}
