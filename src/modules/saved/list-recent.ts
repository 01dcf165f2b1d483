/** Recently viewed products: drawn with the first interaction, and only for whoever has looked at some. */
import { onFirstInteraction } from '#hydration/first-interaction.ts';
import { isKept } from '#modules/storage/stored-key.ts';

/** Finds `[data-recent]`. */
export function startRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section || !isKept('tienda:recent')) return;
  onFirstInteraction(() => {
    void import('./recent-products.ts').then(({ drawRecent }) => drawRecent(section)).catch(() => undefined);
  });
}
