/** Recently viewed products: drawn with the first sign of a person, and only for whoever has looked at some. */
import { onFirstSign } from '#hydration/person-sign.ts';
import { isKept } from '#modules/storage/stored-key.ts';

/** Finds `[data-recent]`. */
export function startRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section || !isKept('tienda:recent')) return;
  onFirstSign(() => {
    void import('./recent-products.ts').then(({ drawRecent }) => drawRecent(section)).catch(() => undefined);
  });
}
