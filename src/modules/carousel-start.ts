/** The carousel waits for the first sign of a person (design §6). */

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];

/** Loads the carousel once somebody is there. */
export function startCarouselOnSign(): void {
  const listeners = new AbortController();
  const start = (): void => {
    listeners.abort();
    void import('./carousel.ts').then(({ startCarousels }) => startCarousels()).catch(() => undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true, signal: listeners.signal });
}
