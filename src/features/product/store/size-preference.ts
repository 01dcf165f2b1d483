/** 'Mi talla' (decision 24, Mi talla): the sizes a shopper wears, stored on this device. */
import type { SizePreference } from '#features/product/rules/size-preference.ts';
import { SIZE_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord, textOr } from '#shared/storage/stored-shape.ts';

export type { SizePreference };

/** The empty preference, with which pages are built. */
export const NO_SIZE: SizePreference = { shoes: '', clothes: '' };

const preference = persistentDocument<SizePreference>(SIZE_KEY, {
  initial: NO_SIZE,
  read: (stored) => {
    if (!isRecord(stored)) throw new TypeError('not a size preference');
    return {
      shoes: textOr(stored['shoes'], ''),
      clothes: textOr(stored['clothes'], ''),
      shoesBrand: textOr(stored['shoesBrand'], '') || undefined,
      clothesBrand: textOr(stored['clothesBrand'], '') || undefined,
    };
  },
  write: (sizes) => sizes,
});

export const $sizePreference = preference.store;

/** Sets one or both sizes, and the brand that they belong to, if any; '' removes one. */
export function setSizePreference(sizes: Partial<SizePreference>): void {
  preference.update((before) => ({
    ...before,
    ...(sizes.shoes !== undefined && { shoesBrand: undefined }),
    ...(sizes.clothes !== undefined && { clothesBrand: undefined }),
    ...sizes,
  }));
  document.dispatchEvent(new CustomEvent('size:changed'));
}
