/** Keeps dialogs open that a shopper opened before their island was hydrated. */

/**
 * React draws an island anew when a browser has translated it, and a new dialog is closed. Call it before React starts.
 * @returns a function that opens the dialogs again that React has replaced; call it once React has drawn
 */
export function keepDialogsOpen(island: HTMLElement): () => void {
  const open = [...island.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return () => {
    for (const built of open.filter(({ isConnected }) => !isConnected)) {
      const drawn = document.getElementById(built.id);
      if (!(drawn instanceof HTMLDialogElement) || drawn.open) continue;
      // React takes over what was built and used there (`FilterSheet.tsx`).
      const content = built.querySelector('[data-lost]')?.childNodes ?? [];
      drawn.querySelector('[data-lost]')?.replaceChildren(...content);
      drawn.showModal();
    }
  };
}
