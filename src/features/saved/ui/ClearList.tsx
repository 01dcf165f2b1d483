/** The button that clears a saved list, with the toast of a removed product. */

import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';

export type ClearListProps = {
  readonly list: 'wishlist' | 'compare';
  readonly clear: () => unknown;
};

const POSITIONS = { wishlist: 'bottom-left', compare: 'top-right' } as const;

export function ClearList({ list, clear }: ClearListProps) {
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
