/** The carousel waits for the first interaction (decision 107, First interaction). */
import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';

/** Loads the carousel once somebody is there. */
export function startCarouselOnInteraction(): void {
  onFirstInteraction(() => {
    void import('./carousel.ts').then(({ startCarousels }) => startCarousels()).catch(() => undefined);
  });
}
