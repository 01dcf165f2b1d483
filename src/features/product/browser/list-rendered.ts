/**
 * Tells the page that products have come into it, the rest of a list or an article newer than the build: what marks cards
 * (kept, compared, in my size) marks these too.
 */

declare global {
  interface DocumentEventMap {
    'list:drawn': CustomEvent<void>;
  }
}

export function announceListRendered(): void {
  document.dispatchEvent(new CustomEvent('list:drawn'));
}
