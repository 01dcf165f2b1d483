import { z } from 'zod';
import { familySchema, KIND_CODES, type Kind } from './kinds.ts';
import { readData } from './read-data.ts';

/** An invented brand; the name of one contains an ampersand on purpose. */
const brandSchema = z.object({
  id: z.number(),
  /** Three letters, the beginning of each of its skus. */
  code: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(KIND_CODES)),
  priceFactor: z.number(),
  /** Where its sizes run small or large; the shop's size guides say the same (a test compares them). */
  fit: z
    .object({
      departments: z.array(z.string()),
      families: z.array(familySchema),
      runs: z.enum(['small', 'large']),
    })
    .optional(),
  /** Its logo: an SVG path in a box from -50 to 50. */
  mark: z.string(),
});

export type Brand = z.infer<typeof brandSchema>;

/** The brands of the sandbox. */
export const BRANDS: readonly Brand[] = readData('brands.json', z.array(brandSchema));

/** The brand of three letters; throws a RangeError for an unknown one. */
export function brandOf(code: string): Brand {
  const found = BRANDS.find((brand) => brand.code === code);
  if (found === undefined) throw new RangeError(`no brand ${code}`);
  return found;
}

const FIT_TEXTS = {
  small: 'Viene pequeño; elija una talla más.',
  large: 'Viene grande; elija una talla menos.',
};

/** The sentence about the fit of an article of a department. */
export function fitText({ fit }: Brand, kind: Kind, department: string): string {
  const differs = fit?.departments.includes(department) && fit.families.includes(kind.family);
  return fit && differs ? FIT_TEXTS[fit.runs] : kind.fit;
}
