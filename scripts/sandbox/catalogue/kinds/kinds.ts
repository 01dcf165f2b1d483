import type { Kind } from './kind.ts';
import { ACCESSORIES } from './kinds-accessories.ts';
import { APPAREL } from './kinds-apparel.ts';
import { FOOTWEAR } from './kinds-footwear.ts';

/** Every kind of article that the sandbox sells. */
export const KINDS: readonly Kind[] = [...FOOTWEAR, ...APPAREL, ...ACCESSORIES];

const byCode = new Map<string, Kind>(KINDS.map((kind) => [kind.code, kind]));

/** The kind of three letters; throws a RangeError for letters that are no kind. */
export function kindOf(code: string): Kind {
  const found = byCode.get(code);
  if (found === undefined) throw new RangeError(`no kind ${code}`);
  return found;
}
