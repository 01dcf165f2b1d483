import type { KindCode } from '../catalogue/kind.ts';
import { dress, skirt } from './dresses.ts';
import type { Draw } from './ink.ts';
import { hoodie, jacket, shirt } from './outerwear.ts';
import { highSneaker, lowSneaker } from './sneaker.ts';
import { blouse, polo, tee } from './tees.ts';
import { jeans, joggers, leggings, shorts } from './trousers.ts';

/** Who draws which kind of article. */
export const DRAWINGS: Readonly<Partial<Record<KindCode, Draw>>> = {
  TEN: lowSneaker,
  BTA: highSneaker,
  PLA: tee,
  POL: polo,
  CAM: shirt,
  BLU: blouse,
  SUD: hoodie,
  CHU: jacket,
  LON: jeans,
  JOG: joggers,
  SHO: shorts,
  LEG: leggings,
  FAL: skirt,
  VES: dress,
};

/** The drawing of a kind. */
export function drawingOf(code: KindCode): Draw {
  return DRAWINGS[code] ?? tee;
}
