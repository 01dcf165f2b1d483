/**
 * Dialogs that HTML opens (`command`, `commandfor`, `closedby`), in browsers that do not know these attributes yet. Popover
 * buttons have no `aria-expanded`: every browser with popovers tells it by itself, and next to one it is not allowed.
 */

/** Starts only what the browser lacks. */
export function startDisclosures(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('mousedown', closeByBackdrop);
}

function obeyCommand(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const command = button?.getAttribute('command');
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  if (command === 'close') dialog.close();
}

function closeByBackdrop({ target }: MouseEvent): void {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close();
}
