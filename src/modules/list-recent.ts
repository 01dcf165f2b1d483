/** Recently viewed products: drawn with the first sign of a person, and only for whoever has looked at some. */

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];

function hasStored(): boolean {
  try {
    return localStorage.getItem('tienda:recent') !== null;
  } catch {
    return false;
  }
}

/** Finds `[data-recent]`. */
export function startRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section || !hasStored()) return;
  const listeners = new AbortController();
  const draw = (): void => {
    listeners.abort();
    void import('./recent-products.ts').then(({ drawRecent }) => drawRecent(section)).catch(() => undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, draw, { passive: true, signal: listeners.signal });
}
