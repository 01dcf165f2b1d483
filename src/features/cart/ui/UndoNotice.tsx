/**
 * What was just taken away, and the way to have it back (decision 42, Taking back). It stays until it is used, closed
 * or replaced.
 */

import { useEffect, useId, useRef } from 'react';
import type { UndoResult } from '#features/cart/store/cart.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useCartText } from './use-cart-text.ts';

/** Something that can be undone; a new object for each time. */
export type UndoOffer = {
  readonly message: string;
  /** Returns the result; `told` if nothing was undone and the shopper was notified. */
  readonly undo: () => UndoResult | 'told';
  /** The `data-control` that gets the focus when it was undone. */
  readonly control: string;
};

export type UndoNoticeProps = {
  readonly offer: UndoOffer | undefined;
  /** UndoResult, or closed: the control to go on with, if there is one. */
  readonly onDone: (control?: string) => void;
};

/** A page keeps its place while the notice is in view, as it is wherever it sticks (Cart.css). */
function focusInPlace(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  const { top, bottom } = button.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) button.scrollIntoView({ block: 'nearest' });
}

/**
 * Takes the focus, because the control that had it went away with what was removed. The button is described by the message, so that it is
 * read once, with the focus; the toast is the announcement.
 */
export function UndoNotice({ offer, onDone }: UndoNoticeProps) {
  const t = useCartText();
  const button = useRef<HTMLButtonElement>(null);
  const message = useId();
  useEffect(() => {
    if (offer && button.current) focusInPlace(button.current);
  }, [offer]);
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
            onClick={() => {
              const undone = offer.undo();
              if (undone === 'bought' || undone === 'gone')
                showToast('info', t(`undo.${undone}`), 'top-left');
              onDone(offer.control);
            }}
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
