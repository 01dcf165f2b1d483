/** The carousel waits for the first sign of a person (decision 107, First interaction). */
import { onFirstSign } from '#hydration/person-sign.ts';

/** Loads the carousel once somebody is there. */
export function startCarouselOnSign(): void {
  onFirstSign(() => {
    void import('./carousel.ts').then(({ startCarousels }) => startCarousels()).catch(() => undefined);
  });
}
