/** A modal, or a part of the page at first: the browser's own `<dialog>`, which keeps the focus inside and gives it back. */
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
  /** Called by Escape, by a click on the backdrop and by its close button. */
  readonly onClose: () => void;
  /** Its name, built as its heading unless `titleHidden`. */
  readonly title: string;
  readonly titleHidden?: boolean;
  /** Name of the close button; without it there is none, and Escape and the backdrop do nothing (processing). */
  readonly closeText?: string | undefined;
  /** `end` and `start` are drawers, `sheet` comes from below on phones. */
  readonly placement?: 'center' | 'end' | 'start' | 'sheet';
  readonly wide?: boolean;
  /** Open in the built page already, as a part of it: nobody pressed for it. Once closed, it opens as a modal. */
  readonly inPage?: boolean;
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
    holdPage();
  }, [open]);
  useEffect(() => holdPage, []);
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
          <CloseButton text={closeText} inPage={inPage} onClose={onClose} />
        </div>
        {open || wasOpen ? children : null}
      </div>
    </dialog>
  );
}

/** A part of the page hears of Escape by itself; also while a button that is busy has let go of the focus. */
function useEscape(element: RefObject<HTMLElement | null>, isOn: boolean, dismiss: () => void): void {
  const close = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOn) return;
    const hear = ({ key, target }: KeyboardEvent): void => {
      const isInside = target instanceof Node && element.current?.contains(target);
      if (key === 'Escape' && (isInside || target === document.body)) close();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [element, isOn]);
}

type CloseButtonProps = {
  readonly text: string | undefined;
  readonly inPage: boolean;
  readonly onClose: () => void;
};

/** A dialog in the page closes without a script too: a form of this method closes the dialog around it. */
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

/** The page behind does not scroll while a dialog is open; those in the body itself are seen to by Dialog.css. */
export function holdPage(): void {
  const open = document.querySelector('dialog:modal:not(body > dialog)');
  document.documentElement.toggleAttribute('data-modal', open !== null);
}
