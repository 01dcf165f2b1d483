/** A modal: the browser's own `<dialog>`, which keeps the focus inside and gives it back. */
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import './Dialog.css';

export type DialogProps = {
  readonly open: boolean;
  /** Asked for by Escape, by a click beside it and by its close button. */
  readonly onClose: () => void;
  /** Its name, printed as its heading unless `titleHidden`. */
  readonly title: string;
  readonly titleHidden?: boolean;
  /** Name of the close button; without it there is none, and Escape and the backdrop do nothing (processing). */
  readonly closeText?: string | undefined;
  /** `end` and `start` are drawers, `sheet` comes from below on phones. */
  readonly placement?: 'center' | 'end' | 'start' | 'sheet';
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** Its children are first rendered when it first opens, and stay while it fades out; give them a `key` to start anew. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    titleHidden = false,
    closeText,
    placement = 'center',
    wide = false,
    children,
  } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
    holdPage();
  }, [open]);
  useEffect(() => holdPage, []);
  const dismiss = (): void => {
    if (closeText !== undefined) onClose();
  };
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={() => {
        holdPage();
        if (open) onClose();
      }}
      onMouseDown={(event) => {
        if (isBackdrop(event)) dismiss();
      }}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <h2 id={titleId} className={titleHidden ? 'visually-hidden' : undefined}>
            {title}
          </h2>
          {closeText === undefined ? null : (
            <button type="button" className="dialog-close" aria-label={closeText} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {open || wasOpen ? children : null}
      </div>
    </dialog>
  );
}

/** The page behind does not scroll while one of them is open; those in the body itself are seen to by Dialog.css. */
function holdPage(): void {
  const open = document.querySelector('dialog[open]:not(body > dialog)');
  document.documentElement.toggleAttribute('data-modal', open !== null);
}

/** The dialog has no padding of its own: a press on it and not on something in it is a press beside its box. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.button === 0 && event.target === event.currentTarget;
}
