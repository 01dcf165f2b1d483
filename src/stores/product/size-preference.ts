/** 'Mi talla' (decision 24, Mi talla): the sizes a shopper wears, set once and kept on this device. */
import { SIZE_KEY } from '#stores/storage/keys.ts';
import { persistentDocument } from '#stores/storage/storage.ts';
import { isRecord, textOr } from '#stores/storage/stored-shape.ts';

/** Size names as products carry them; '' where none is set. */
export type SizePreference = { readonly shoes: string; readonly clothes: string };

/** The one empty preference: what pages are built with. */
export const NO_SIZE: SizePreference = { shoes: '', clothes: '' };

const preference = persistentDocument<SizePreference>(SIZE_KEY, {
  initial: NO_SIZE,
  read: (stored) => {
    if (!isRecord(stored)) throw new TypeError('not a size preference');
    return { shoes: textOr(stored['shoes'], ''), clothes: textOr(stored['clothes'], '') };
  },
  write: (sizes) => sizes,
});

export const $sizePreference = preference.store;

/** Sets one or both sizes; '' forgets one. */
export function setSizePreference(sizes: Partial<SizePreference>): void {
  preference.update((before) => ({ ...before, ...sizes }));
  document.dispatchEvent(new CustomEvent('size:changed'));
}
