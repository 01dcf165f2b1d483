/** 'Mi talla' on built cards (decision 24, Mi talla): loads its code only where a size is set. */
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { SIZE_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Marks the cards of `[data-sizes]` now and whenever the size or the list changes. */
export function startSizeMarks(): void {
  const load = (): void =>
    void loadWithTexts(async () => (await import('./size-marks.ts')).markCardSizes)
      .then((markCardSizes) => markCardSizes())
      .catch(() => undefined);
  if (isStored(SIZE_KEY)) load();
  else document.addEventListener('size:changed', load, { once: true });
}
