/** Announces products that were rendered in the browser: scripts that mark cards (saved, compared, in my size) mark them too. */

declare global {
  interface DocumentEventMap {
    'list:rendered': CustomEvent<void>;
  }
}

export function announceListRendered(): void {
  document.dispatchEvent(new CustomEvent('list:rendered'));
}
