/** Recently viewed products: drawn with the first interaction, and only where there are some. */
import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';
import { RECENT_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Finds `[data-recent]`. */
export function startRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section || !isStored(RECENT_KEY)) return;
  onFirstInteraction(() => {
    void import('./recent-products.ts').then(({ drawRecent }) => drawRecent(section)).catch(() => undefined);
  });
}
