/** The filters of small screens: a sheet that says how many products there are behind it. */
import type { ReactNode } from 'react';
import type { Text } from '#i18n/messages.ts';
import { Button } from '#ui/page/Button.tsx';
import { Dialog } from '#ui/page/Dialog.tsx';

export type FilterSheetProps = {
  readonly t: Text<'catalogue'>;
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly count: number;
  readonly children: ReactNode;
};

export function FilterSheet({ t, isOpen, close, count, children }: FilterSheetProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('filters.title')}
      closeText={t('filters.close')}
      placement="sheet"
    >
      {children}
      <p className="filter-sheet-foot">
        <Button wide onClick={close}>
          {t('filters.show', { count })}
        </Button>
      </p>
    </Dialog>
  );
}
