/** The filters of small screens: a sheet that says how many products there are behind it. */

import type { ReactNode } from 'react';
import { useCatalogueText } from '#islands/catalogue/use-catalogue-text.ts';
import { Button } from '#ui/page/Button.tsx';
import { Dialog } from '#ui/page/Dialog.tsx';

export type FilterSheetProps = {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly count: number;
  readonly children: ReactNode;
};

export function FilterSheet({ isOpen, close, count, children }: FilterSheetProps) {
  const t = useCatalogueText();
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
