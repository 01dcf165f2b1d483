/**
 * Dialogs that HTML opens (`command`, `commandfor`, `closedby`), in browsers that do not know these attributes yet, and
 * the `aria-expanded` of popover buttons, which some of them do not tell.
 */

/** Starts only what the browser lacks. */
export function startDisclosures(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('mousedown', closeByBackdrop);
  document.addEventListener('toggle', ({ target }) => tellExpanded(target), true);
  for (const opened of document.querySelectorAll(':popover-open')) tellExpanded(opened);
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

function tellExpanded(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.popover || target.id === '') return;
  const isOpen = target.matches(':popover-open');
  for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(target.id)}"]`)) {
    button.setAttribute('aria-expanded', String(isOpen));
  }
}
