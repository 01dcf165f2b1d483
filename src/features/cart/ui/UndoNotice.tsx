/** The notice of a removal or change, with 'Deshacer' (decision 42, Undo), until it is used, closed or replaced. */
import { useEffect, useId, useRef } from 'react';
import type { UndoResult } from '#features/cart/store/cart.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useCartText } from './cart-text.ts';

/** Something that can be undone; a new object for each time. */
export type UndoOffer = {
  readonly message: string;
  /** Undoes it; `notified` if nothing was undone and a toast says why. */
  readonly undo: () => UndoResult | 'notified';
  /** The `data-control` that gets the focus after the undo. */
  readonly control: string;
};

export type UndoNoticeProps = {
  readonly offer: UndoOffer | undefined;
  /** Undone or closed; `control` gets the focus. */
  readonly onDone: (control?: string) => void;
};

/** Takes the focus of the removed control; its description is read with it, and the toast announces the change. */
export function UndoNotice({ offer, onDone }: UndoNoticeProps) {
  const t = useCartText();
  const button = useRef<HTMLButtonElement>(null);
  const message = useId();
  useEffect(() => {
    if (offer && button.current) focusInPlace(button.current);
  }, [offer]);
  function undo({ undo: undoChange, control }: UndoOffer): void {
    const result = undoChange();
    if (result === 'bought' || result === 'gone') showToast('info', t(`undo.${result}`), 'top-left');
    onDone(control);
  }
  return (
    <div>
      {offer ? (
        <div className="cart-undo">
          <p id={message}>{offer.message}</p>
          <button
            ref={button}
            type="button"
            aria-describedby={message}
            className="button button-quiet"
            onClick={() => undo(offer)}
          >
            {t('undo.action')}
          </button>
          <Button kind="plain" aria-label={t('undo.dismiss')} onClick={() => onDone()}>
            <Icon name="close" size="s" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Scrolls only if the button is out of view. */
function focusInPlace(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  const { top, bottom } = button.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) button.scrollIntoView({ block: 'nearest' });
}
