import type { Brand } from './brands.ts';
import type { Kind } from './kinds/kind.ts';
import type { Slot } from './kinds/slots.ts';

/** How an article is cut that is not as its size promises. */
type Cut = 'small' | 'large';

const WORDS: Readonly<Record<Cut, string>> = {
  small: 'Viene pequeño; elija una talla más.',
  large: 'Viene grande; elija una talla menos.',
};

/**
 * Who cuts otherwise than others, for whom and what: the size guides of the shop say the same (a test compares). Children's
 * things and school wear come as everybody's.
 */
const CUTS: readonly {
  readonly brand: string;
  readonly departments: readonly string[];
  readonly families: readonly Kind['family'][];
  readonly cut: Cut;
}[] = [
  { brand: 'KNL', departments: ['Hombre', 'Mujer'], families: ['footwear'], cut: 'small' },
  { brand: 'ZRP', departments: ['Hombre', 'Mujer'], families: ['footwear'], cut: 'small' },
  { brand: 'RTM', departments: ['Hombre', 'Mujer'], families: ['footwear'], cut: 'large' },
  { brand: 'NRV', departments: ['Hombre', 'Mujer'], families: ['top'], cut: 'large' },
  { brand: 'TZL', departments: ['Mujer'], families: ['top', 'bottom', 'dress'], cut: 'small' },
];

/** What a description says of how an article fits. */
export function fitText({ code }: Brand, { family, fit }: Kind, { path: [department = ''] }: Slot): string {
  const found = CUTS.find(
    ({ brand, departments, families }) =>
      brand === code && departments.includes(department) && families.includes(family),
  );
  return found ? WORDS[found.cut] : fit;
}
