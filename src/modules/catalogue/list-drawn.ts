/** Tells the page that printed products have come into it: what marks cards (kept, compared, in my size) marks these too. */

declare global {
  interface DocumentEventMap {
    'list:drawn': CustomEvent<void>;
  }
}

export function tellListDrawn(): void {
  document.dispatchEvent(new CustomEvent('list:drawn'));
}
