/** Tells the page that built products have come into it: what marks cards (kept, compared, in my size) marks these too. */

declare global {
  interface DocumentEventMap {
    'list:drawn': CustomEvent<void>;
  }
}

export function announceListRendered(): void {
  document.dispatchEvent(new CustomEvent('list:drawn'));
}
