/** A `<dialog>`, which traps and restores the focus: a modal, or at first a part of the page. */
import './Dialog.css';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon.tsx';

export type DialogProps = {
  readonly open: boolean;
  /** Called by Escape, a press on the backdrop and the close button. */
  readonly onClose: () => void;
  /** The heading and accessible name. */
  readonly title: string;
  readonly titleHidden?: boolean;
  /** Name of the close button; without it the dialog cannot be closed by the shopper (processing). */
  readonly closeText?: string | undefined;
  /** `end` and `start` are drawers, `sheet` comes from below on phones. */
  readonly placement?: 'center' | 'end' | 'start' | 'sheet';
  readonly wide?: boolean;
  /** Built open as a part of the page; once closed, it opens as a modal. */
  readonly inPage?: boolean;
  readonly children: ReactNode;
};

/** Children are rendered from the first opening on, also while the dialog fades out; a `key` resets them. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    titleHidden = false,
    closeText,
    placement = 'center',
    wide = false,
    inPage = false,
    children,
  } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const [isInPage, setIsInPage] = useState(inPage && open);
  if (isInPage && !open) setIsInPage(false);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
    lockPageScroll();
  }, [open]);
  useEffect(() => lockPageScroll, []);
  const dismiss = (): void => {
    if (closeText !== undefined) onClose();
  };
  useEscape(element, isInPage && open, dismiss);
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      data-placement={placement}
      {...(isInPage && open && { open: true, 'data-in-page': '' })}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={() => {
        lockPageScroll();
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
          <CloseButton text={closeText} inPage={inPage} onClose={onClose} />
        </div>
        {open || wasOpen ? children : null}
      </div>
    </dialog>
  );
}

/** Handles Escape in a dialog that is a part of the page, also when a busy button has lost the focus. */
function useEscape(element: RefObject<HTMLElement | null>, isOn: boolean, dismiss: () => void): void {
  const close = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOn) return;
    const closeOnEscape = ({ key, target }: KeyboardEvent): void => {
      const isInside = target instanceof Node && element.current?.contains(target);
      if (key === 'Escape' && (isInside || target === document.body)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [element, isOn]);
}

type CloseButtonProps = {
  readonly text: string | undefined;
  readonly inPage: boolean;
  readonly onClose: () => void;
};

/** A dialog in the page closes without scripts by a form of method `dialog`. */
function CloseButton({ text, inPage, onClose }: CloseButtonProps) {
  if (text === undefined) return null;
  const button = (
    <button type={inPage ? 'submit' : 'button'} className="dialog-close" aria-label={text} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
  return inPage ? <form method="dialog">{button}</form> : button;
}

/** The dialog has no padding: a press whose target is the dialog is a press on the backdrop. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.button === 0 && event.target === event.currentTarget;
}

/** Stops the page from scrolling while a dialog is open; for children of the body Dialog.css does it. */
export function lockPageScroll(): void {
  const open = document.querySelector('dialog:modal:not(body > dialog)');
  document.documentElement.toggleAttribute('data-modal', open !== null);
}
