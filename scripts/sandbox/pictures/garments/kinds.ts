import type { KindCode } from '../../catalogue/kinds/kind.ts';
import type { Draw } from '../ink.ts';
import { backpack, bag } from './bags.ts';
import { boot, sandal } from './boots.ts';
import { dress, skirt } from './dresses.ts';
import { sunglasses, watch } from './eyewear-watches.ts';
import { beanie, cap } from './headwear.ts';
import { jeans } from './jeans.ts';
import { hoodie, jacket, shirt } from './outerwear.ts';
import { runner } from './runner.ts';
import { belt, socks, wallet } from './small.ts';
import { highSneaker, lowSneaker } from './sneaker.ts';
import { blouse, polo, tee } from './tees.ts';
import { joggers, leggings, shorts } from './trousers.ts';

/** Who draws which kind of article. */
export const DRAWINGS: Readonly<Record<KindCode, Draw>> = {
  TEN: lowSneaker,
  COR: runner,
  BTA: highSneaker,
  BOT: boot,
  SAN: sandal,
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
  GOR: cap,
  GRR: beanie,
  MOC: backpack,
  BOL: bag,
  CIN: belt,
  CAL: socks,
  LEN: sunglasses,
  REL: watch,
  BIL: wallet,
};
