/** 'Mi talla' (ux 2): whether something exists in the sizes a shopper wears. */
import { slugOf } from './slug.ts';

/** The sizes somebody wears, as products name them; '' where none is set. */
export type SizePreference = { readonly shoes: string; readonly clothes: string };

/** The slugs of the sizes that are set, as the size filter takes them. */
export function preferredSizes({ shoes, clothes }: SizePreference): readonly string[] {
  return [shoes, clothes].map(slugOf).filter((slug) => slug !== '');
}

/** Whether a size is a shoe's or of clothes, by its name: shoes are told in numbers. */
export function sizeKind(size: string): keyof SizePreference {
  return /^\d/.test(size) ? 'shoes' : 'clothes';
}

/** Whether a size is one of them; case and punctuation do not matter (`7.5` is `7 5`). */
export function isMySize(size: string, preference: SizePreference): boolean {
  return preferredSizes(preference).includes(slugOf(size));
}
