import { KINDS, type Kind } from './data.ts';
import { cycled, hashText } from './random.ts';

const byCode = new Map<string, Kind>(KINDS.map((kind) => [kind.code, kind]));

/** How an article looks, derived from its sku alone, so that its name and its pictures agree. */
export type Look = {
  readonly brandCode: string;
  readonly kind: Kind;
  readonly pattern: string;
  /** Name of the design, such as 'Playera a rayas'. */
  readonly noun: string;
  readonly materials: readonly string[];
  /** Codes of the colours that it is made in. */
  readonly palette: readonly string[];
  /** Repeatable variation of shape and trim. */
  readonly seed: number;
};

/** The pattern of an article's sku, such as `KNL-TEN-0042`. */
export const SKU_SHAPE = /^([A-Z]{3})-([A-Z]{3})-(\d{4,6})$/;

/** The look of an article; throws a RangeError for a sku of another shape or an unknown kind. */
export function lookOf(sku: string): Look {
  const [, brandCode, kindCode = ''] = SKU_SHAPE.exec(sku) ?? [];
  const kind = byCode.get(kindCode);
  if (brandCode === undefined || kind === undefined) throw new RangeError(`${sku} is not an article's sku`);
  const seed = hashText(sku);
  const { pattern, noun, materials, palette } = cycled(kind.designs, seed >>> 8);
  return {
    ...{ brandCode, kind, pattern, noun, seed },
    materials: materials ?? kind.materials,
    palette: palette ?? kind.palette,
  };
}
