/** The page behind does not scroll while a dialog is open; those in the body itself are seen to by Dialog.css. */
export function holdPage(): void {
  const open = document.querySelector('dialog:modal:not(body > dialog)');
  document.documentElement.toggleAttribute('data-modal', open !== null);
}
