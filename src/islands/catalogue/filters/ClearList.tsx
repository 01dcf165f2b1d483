/** 'Vaciar' of a kept list. */
import type { Text } from '#i18n/messages.ts';
import { Button } from '#ui/page/Button.tsx';

export type ClearListProps = { readonly t: Text<'catalogue'>; readonly clear: () => unknown };

export function ClearList({ t, clear }: ClearListProps) {
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
