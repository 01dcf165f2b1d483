/** A countdown begins to count with the first interaction (decision 107, First interaction). */
import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';

/** Finds `[data-until]`. */
export function startCountdownsOnInteraction(): void {
  if (!document.querySelector('[data-until]')) return;
  onFirstInteraction(() => {
    void import('./countdown.ts').then(({ startCountdowns }) => startCountdowns()).catch(() => undefined);
  });
}
