/**
 * What HTML opens and closes by itself (`commandfor`, `popovertarget`, `closedby`), in browsers that do not know these attributes yet. It stands
 * in the head (head/early-clicks.ts), so that the first press finds it, however slow the other scripts are.
 */

/** Takes the place of the browser's own, which also lays a popover above the page: here the styles do (base.css). */
function togglePopover(this: HTMLElement, isWanted?: boolean): boolean {
  const isOpen = this.toggleAttribute('data-open', isWanted);
  this.dispatchEvent(new Event('beforetoggle'));
  return isOpen;
}

/**
 * Lets a press beside a dialog close it, where `closedby` is not known. It is the dialog itself that listens: iOS tells
 * nobody of a press on what does not.
 */
export function closeByBackdrop(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  dialog.onmousedown = (event) => {
    if (event.target !== dialog) return;
    // The focus goes back to what opened it, not to where was pressed.
    event.preventDefault();
    dialog.close();
  };
}

function toggleDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) {
    dialog.close();
    return;
  }
  dialog.showModal();
  closeByBackdrop(dialog);
}

function obey({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const named = (attribute: string): string =>
    target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? '';
  const dialog = document.getElementById(named('commandfor'));
  // A button outside its dialog opens it, one inside closes it.
  if (dialog instanceof HTMLDialogElement) toggleDialog(dialog);
  if (HTMLElement.prototype.togglePopover !== togglePopover) return;
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.id === named('popovertarget')) popover.togglePopover();
    else if (!popover.contains(target)) popover.togglePopover(false);
  }
}

/** Starts only what the browser lacks; popovers came before commands in each of them. */
export function startOlderOpeners(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  HTMLElement.prototype.togglePopover ??= togglePopover;
  addEventListener('click', obey);
}
