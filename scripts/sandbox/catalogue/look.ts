import type { Kind, Pattern } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';
import { cycled, hashText } from './random.ts';

/**
 * How an article looks, read off its sku alone: its name and its pictures agree because both ask here,
 * and a picture can be drawn from the file name without the rest of the catalogue.
 */
export type Look = {
  readonly brandCode: string;
  readonly kind: Kind;
  readonly pattern: Pattern;
  /** What the design is called, e.g. 'Playera a rayas'. */
  readonly noun: string;
  readonly materials: readonly string[];
  /** Codes of the colours that it is made in. */
  readonly palette: readonly string[];
  /** Repeatable variation of shape and trim. */
  readonly seed: number;
};

/** The shape of an article's sku, e.g. `KNL-TEN-0042`. */
export const SKU_SHAPE = /^([A-Z]{3})-([A-Z]{3})-(\d{4,6})$/;

/** The look of an article; throws a RangeError for a sku of another shape or an unknown kind. */
export function lookOf(sku: string): Look {
  const [, brandCode, kindCode] = SKU_SHAPE.exec(sku) ?? [];
  if (brandCode === undefined || kindCode === undefined) throw new RangeError(`no article sku: ${sku}`);
  const kind = kindOf(kindCode);
  const seed = hashText(sku);
  const { pattern, noun, materials, palette } = cycled(kind.designs, seed >>> 8);
  return {
    brandCode,
    kind,
    pattern,
    noun,
    materials: materials ?? kind.materials,
    palette: palette ?? kind.palette,
    seed,
  };
}
