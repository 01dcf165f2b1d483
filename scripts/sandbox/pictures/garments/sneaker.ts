import { cycled } from '../../catalogue/random.ts';
import type { Draw, Ink } from '../ink.ts';
import { mark } from '../marks.ts';
import { foldsOf, part, seam, stitches } from '../part.ts';
import { type Shades, shadesOf } from '../shades.ts';
import { type Lacing, laces } from './laces.ts';
import { soleOf } from './soles.ts';

const UPPER_LOW =
  'M134 662C122 600 126 545 138 505C145 478 146 452 142 426C140 408 156 398 176 404C196 410 210 432 240 448C282 468 330 462 366 440C384 428 392 404 402 388L470 384C524 440 604 502 690 530C764 548 838 566 872 614C884 632 886 652 880 668C640 690 330 684 134 662Z';
const UPPER_HIGH =
  'M134 662C122 600 130 530 146 470C160 410 160 330 152 262C150 244 166 236 186 240C232 250 300 256 352 244C372 240 382 236 392 240L442 250C462 330 520 440 690 528C764 546 838 566 872 614C884 632 886 652 880 668C640 690 330 684 134 662Z';
const LINING_LOW = 'M150 424C190 396 340 392 420 396L400 450C330 500 210 480 150 424Z';
const LINING_HIGH = 'M156 258C200 226 350 222 440 250L400 280C330 292 220 290 156 258Z';
const TONGUE_LOW =
  'M372 452C380 400 384 372 396 358C414 340 462 338 484 356C500 372 560 430 640 500L560 540Z';
const TONGUE_HIGH =
  'M372 262C378 226 384 206 398 196C420 182 452 186 466 204C486 270 530 390 640 492L540 530Z';
const TOE =
  'M668 684C664 620 700 566 772 556C838 566 880 606 884 640C886 656 884 664 880 670C810 682 740 686 668 684Z';
const HEEL = 'M134 664C122 600 126 545 138 505C180 520 236 560 262 672C214 670 170 668 134 664Z';
const EYESTAY_LOW =
  'M372 452C392 432 396 404 404 388L456 384C524 448 604 506 682 532C700 556 690 588 664 600C600 580 470 520 372 452Z';
const EYESTAY_HIGH =
  'M352 250L442 250C462 330 520 440 682 528C700 554 690 588 664 598C540 560 420 430 352 250Z';
const QUARTER_LINE = 'M266 670C250 600 300 520 372 456';
const VAMP_LINE = 'M664 600C654 620 648 650 650 684';

type Build = {
  readonly upper: string;
  readonly lining: string;
  readonly tongue: string;
  readonly eyestay: string;
  readonly lacing: Lacing;
};

const LOW: Build = {
  upper: UPPER_LOW,
  lining: LINING_LOW,
  tongue: TONGUE_LOW,
  eyestay: EYESTAY_LOW,
  lacing: { from: [416, 414], to: [640, 548], ridgeFrom: [470, 384], ridgeTo: [676, 520], count: 6 },
};
const HIGH: Build = {
  upper: UPPER_HIGH,
  lining: LINING_HIGH,
  tongue: TONGUE_HIGH,
  eyestay: EYESTAY_HIGH,
  lacing: { from: [392, 290], to: [638, 546], ridgeFrom: [450, 268], ridgeTo: [672, 516], count: 8 },
};

/** The mark on the side: a sweep, a chevron, a band or the brand's own sign. */
function sideMark({ look, accent, brandIndex }: Ink): string {
  if (look.pattern === 'stripes') {
    const band = 'M300 672L404 500L452 528L364 676Z';
    const thin = 'M392 678L476 542L494 552L414 680Z';
    return `<path d="${band}" fill="${accent.base}"/>${stitches(band, accent.stitch, 0)}<path d="${thin}" fill="${accent.base}"/>`;
  }
  if (look.pattern === 'retro') {
    const swell = 'M286 640C380 640 470 612 560 560C590 572 610 580 630 588C520 652 400 676 282 672Z';
    return `<path d="${swell}" fill="${accent.base}"/>${seam(swell, accent)}`;
  }
  return mark(brandIndex, look.kind.code === 'BTA' ? [356, 556, 112] : [420, 594, 112], accent.base);
}

function panels(ink: Ink, build: Build): string {
  const { sheet, look, main, accent } = ink;
  const two = look.pattern === 'blocks' || look.pattern === 'retro';
  const toe: Shades = two ? accent : main;
  const stay: Shades = look.seed % 3 === 0 && !two ? main : two ? main : main;
  return (
    part(sheet, {
      d: TOE,
      shades: look.kind.code === 'BTA' && look.pattern === 'plain' ? shadesOf('#f1eee6') : toe,
      texture: 'leather',
      rim: 40,
    }) +
    stitches(TOE, toe.stitch, -6) +
    part(sheet, { d: HEEL, shades: two ? accent : main, texture: 'leather', rim: 34 }) +
    stitches('M138 512C178 526 230 566 256 664', main.stitch, 4) +
    part(sheet, { d: build.eyestay, shades: stay, texture: 'leather', rim: 26 }) +
    seam(QUARTER_LINE, main) +
    seam(VAMP_LINE, main)
  );
}

const UPPER_FOLDS = [
  [300, 470, 280, 640, 30, 16],
  [600, 560, 560, 660, -14, 12],
  [705, 548, 660, 660, 16, 14],
] as const;

function drawSneaker(ink: Ink, build: Build): string {
  const { sheet, main, accent, look } = ink;
  const inner = shadesOf(cycled(['#d8d3c8', '#3a3b42', '#b9bfc8'], look.seed >>> 3));
  const lace = shadesOf(main.isDark && look.seed % 2 === 0 ? '#2b2c31' : '#f4f2ec');
  const collar = build === LOW ? 'M148 428C196 470 300 486 366 444' : 'M158 268C220 286 300 284 352 262';
  return (
    part(sheet, { d: build.lining, shades: inner, texture: 'mesh', rim: 50 }) +
    part(sheet, {
      d: build.tongue,
      shades: look.pattern === 'retro' ? accent : main,
      texture: 'mesh',
      rim: 24,
    }) +
    part(sheet, {
      d: build.upper,
      shades: main,
      texture: look.seed % 2 === 0 ? 'weave' : 'leather',
      rim: 70,
      folds: foldsOf(main, UPPER_FOLDS),
      inside: sideMark(ink),
    }) +
    panels(ink, build) +
    `<path d="${collar}" fill="none" stroke="${main.glow}" stroke-width="9" stroke-opacity="0.35" stroke-linecap="round" transform="translate(4 12)"/>` +
    seam(collar, main) +
    laces(build.lacing, lace, main) +
    soleOf(ink)
  );
}

function sketchOf(ink: Ink, build: Build): ReturnType<Draw> {
  return {
    front: drawSneaker(ink, build),
    shift: [0, 60],
    middle: build === LOW ? 588 : 520,
    outline: `${build.upper}M128 640H890V724H150Z`,
    floor: [510, 792, 370],
    closeUps: [
      [330, 390, 460],
      [90, 430, 400],
    ],
  };
}

/** A low sneaker from its outer side, toe to the right. */
export const lowSneaker: Draw = (ink) => sketchOf(ink, LOW);
/** A high-top sneaker. */
export const highSneaker: Draw = (ink) => sketchOf(ink, HIGH);
