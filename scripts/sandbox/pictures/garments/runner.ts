import type { Draw, Ink, Sketch } from '../ink.ts';
import { mark } from '../marks.ts';
import { type Fold, foldsOf, part, seam, stitches } from '../part.ts';
import { shadesOf } from '../shades.ts';
import { laces } from './laces.ts';
import { foamSole } from './soles.ts';

const UPPER =
  'M132 640C112 570 118 520 130 478C136 452 126 424 118 404C124 388 148 384 168 400C190 430 220 456 262 462C312 466 346 446 372 418C384 404 392 390 402 378L466 376C524 446 612 496 706 524C790 546 850 580 876 622C886 640 888 650 884 664C640 690 330 690 132 640Z';
const LINING = 'M126 408C190 384 330 380 410 386L380 446C320 490 190 480 126 408Z';
const TONGUE = 'M366 442C374 396 380 366 398 352C420 338 458 340 478 360C500 390 570 440 650 490L560 540Z';
const HEEL =
  'M132 642C112 570 118 520 130 478C176 490 220 530 252 600C262 630 268 650 270 664C216 660 172 652 132 642Z';
const TOE =
  'M700 672C704 622 740 566 792 552C846 574 872 606 882 634C886 650 886 658 884 664C826 674 760 676 700 672Z';
const CAGE =
  'M372 440C392 420 394 398 402 380L456 380C520 444 600 494 690 520C704 540 700 566 676 576C580 556 466 510 372 440Z';

/** The sign on the side: bands that hold the midfoot, a sweep, or the brand's mark. */
function side({ look, accent, brandIndex }: Ink): string {
  if (look.pattern === 'stripes') {
    const wave = 'M268 664C330 560 430 620 520 560C560 572 600 580 640 582C560 660 420 610 330 676Z';
    return `<path d="${wave}" fill="${accent.base}"/><path d="M280 606C360 540 430 570 500 540" fill="none" stroke="${accent.base}" stroke-width="9" stroke-linecap="round"/>`;
  }
  if (look.pattern === 'blocks') {
    return `<path d="M120 560C260 610 420 610 580 550C620 570 660 580 690 584C560 660 330 690 130 640Z" fill="${accent.base}" opacity="0.92"/><path d="M130 590C280 640 440 630 600 566" fill="none" stroke="${accent.glow}" stroke-width="5" stroke-opacity="0.6"/>`;
  }
  return mark(brandIndex, [420, 590, 124], accent.base);
}

const RUNNER_FOLDS: readonly Fold[] = [
  [300, 480, 290, 630, 26, 14],
  [620, 540, 580, 650, -14, 12],
  [716, 540, 690, 650, 14, 12],
];

const RUNNER_CLOSE_UPS: Sketch['closeUps'] = [
  [320, 350, 440],
  [70, 410, 420],
];

/** A running shoe: mesh, welded overlays and a thick foam sole. */
export const runner: Draw = (ink) => {
  const { sheet, main, accent, look } = ink;
  const lace = shadesOf(look.seed % 2 === 0 ? accent.base : '#f2f2ef');
  const folds = foldsOf(main, RUNNER_FOLDS);
  const art =
    part(sheet, { d: LINING, shades: shadesOf('#3a3c44'), texture: 'mesh', rim: 40 }) +
    part(sheet, { d: TONGUE, shades: main, texture: 'mesh', rim: 24 }) +
    part(sheet, { d: UPPER, shades: main, texture: 'mesh', rim: 70, inside: side(ink), folds }) +
    part(sheet, { d: HEEL, shades: look.seed % 3 === 0 ? accent : main, texture: 'weave', rim: 34 }) +
    part(sheet, { d: TOE, shades: main, texture: 'suede', rim: 30 }) +
    part(sheet, { d: CAGE, shades: look.seed % 3 === 1 ? accent : main, texture: 'weave', rim: 22 }) +
    stitches('M376 442C466 508 580 552 676 572', main.stitch, 3) +
    seam('M126 408C160 462 300 500 372 420', main) +
    `<path d="M120 410C110 396 116 380 134 384L152 398" fill="none" stroke="${accent.base}" stroke-width="11" stroke-linecap="round"/>` +
    laces(
      { from: [418, 404], to: [648, 530], ridgeFrom: [470, 376], ridgeTo: [690, 512], count: 6 },
      lace,
      main,
    ) +
    foamSole(ink);
  return {
    front: art,
    shift: [0, 20],
    middle: 556,
    outline: `${UPPER}M104 640H890V744H120Z`,
    floor: [500, 758, 376],
    closeUps: RUNNER_CLOSE_UPS,
  };
};
