/**
 * Polyfills `commandfor`, `popovertarget` and `closedby` for older browsers. It is inlined into the head
 * (head/early-clicks.ts), so that it handles the first press before other scripts have loaded.
 */

/** Polyfills `togglePopover`; base.css places the popover above the page. */
function togglePopover(this: HTMLElement, isWanted?: boolean): boolean {
  const isOpen = this.toggleAttribute('data-open', isWanted);
  this.dispatchEvent(new Event('beforetoggle'));
  return isOpen;
}

/**
 * Lets a press on the backdrop close a dialog, where `closedby` is not supported. The dialog itself listens, because
 * iOS sends no click events for elements without listeners.
 */
export function closeByBackdrop(dialog: HTMLDialogElement): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  dialog.onmousedown = (event) => {
    if (event.target !== dialog) return;
    // The focus returns to the opener.
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

/** Starts only missing polyfills; every browser had popovers before commands. */
export function startOlderOpeners(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  HTMLElement.prototype.togglePopover ??= togglePopover;
  addEventListener('click', obey);
}
