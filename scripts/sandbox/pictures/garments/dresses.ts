import { fabricOf } from '../fabrics.ts';
import type { Draw, Ink } from '../ink.ts';
import { label } from '../marks.ts';
import { mirrored } from '../mirror.ts';
import { type Fold, foldsOf, part, seam, stitches } from '../part.ts';

const SKIRT =
  'M372 150C420 160 580 160 628 150C650 260 720 560 772 830C700 872 300 872 228 830C280 560 350 260 372 150Z';
const WAISTBAND = 'M376 100C430 110 570 110 624 100L630 160C570 172 430 172 370 160Z';
const SKIRT_FOLDS: readonly Fold[] = [
  [420, 180, 300, 838, 18, 24],
  [470, 190, 410, 856, 10, 26],
  [520, 190, 540, 862, -10, 22],
  [560, 190, 640, 852, -16, 26],
  [596, 180, 716, 838, -16, 20],
  [390, 190, 256, 780, 10, 12],
];

/** A midi skirt. */
export const skirt: Draw = (ink) => {
  const { sheet, main } = ink;
  const cloth = part(sheet, {
    d: SKIRT,
    shades: main,
    texture: 'weave',
    overlays: fabricOf(ink),
    rim: 70,
    folds: foldsOf(main, SKIRT_FOLDS),
  });
  const band =
    part(sheet, { d: WAISTBAND, shades: main, texture: 'weave', rim: 14 }) +
    stitches('M372 158C430 170 570 170 628 158', main.stitch, 6);
  const hem = stitches('M232 818C304 858 696 858 768 818', main.stitch, 0);
  const zip = seam('M500 164V330', main);
  return {
    front: cloth + band + hem,
    back: cloth + band + hem + zip,
    outline: SKIRT,
    closeUps: [
      [330, 80, 360],
      [220, 520, 380],
    ],
  };
};

const BODICE =
  'M386 196C400 250 440 284 500 286C560 284 600 250 614 196L650 190C646 250 662 300 682 330C666 390 654 420 648 450C600 462 400 462 352 450C346 420 334 390 318 330C338 300 354 250 350 190Z';
const BODICE_SLEEVES =
  'M392 150C340 162 300 182 276 216C250 262 236 320 232 372C264 392 300 400 326 398C336 330 344 280 366 220Z';
const FLARE =
  'M352 446C400 456 600 456 648 446C690 560 744 760 766 906C700 946 300 946 234 906C256 760 310 560 352 446Z';
const STRAPS = 'M350 194C354 150 366 110 384 84L404 88C392 120 386 160 388 200Z';
const FLARE_FOLDS: readonly Fold[] = [
  [400, 462, 296, 914, 16, 22],
  [452, 466, 400, 930, 10, 24],
  [506, 466, 512, 936, -8, 20],
  [560, 466, 620, 930, -12, 24],
  [606, 462, 712, 912, -14, 20],
];
const BODICE_FOLDS: readonly Fold[] = [
  [330, 330, 430, 400, -14, 12],
  [670, 330, 570, 400, 14, 12],
  [440, 452, 450, 380, 5, 8],
  [500, 452, 502, 380, 5, 8],
  [556, 452, 552, 380, -5, 8],
];
const COVERED =
  'M392 150C420 214 460 250 500 252C540 250 580 214 608 150L660 172C672 240 676 290 682 330C666 390 654 420 648 450C600 462 400 462 352 450C346 420 334 390 318 330C324 290 328 240 340 172Z';
const COVERED_BACK =
  'M392 150C440 178 560 178 608 150L660 172C672 240 676 290 682 330C666 390 654 420 648 450C600 462 400 462 352 450C346 420 334 390 318 330C324 290 328 240 340 172Z';

function belt({ sheet, main, accent, look }: Ink): string {
  const tone = look.seed % 3 === 0 ? accent : main;
  const d = 'M350 440C400 450 600 450 650 440L652 474C600 486 400 486 348 474Z';
  const knot =
    'M566 446C590 440 610 446 612 458C610 470 590 476 566 470ZM590 462C604 500 600 560 612 600L586 606C584 560 580 510 578 466Z';
  return (
    part(sheet, { d, shades: tone, texture: 'weave', rim: 12 }) +
    (look.seed % 2 === 0 ? part(sheet, { d: knot, shades: tone, texture: 'weave', rim: 10 }) : '')
  );
}

/** A dress with a gathered waist: with straps or with short sleeves. */
export const dress: Draw = (ink) => {
  const { sheet, main, look } = ink;
  const overlays = fabricOf(ink);
  const sleeved = look.seed % 2 === 0;
  const cloth = { shades: main, texture: 'weave', overlays } as const;
  const flare = part(sheet, { ...cloth, d: FLARE, rim: 66, folds: foldsOf(main, FLARE_FOLDS) });
  const limbs = (sleeved ? [BODICE_SLEEVES, mirrored(BODICE_SLEEVES)] : [STRAPS, mirrored(STRAPS)])
    .map((d) => part(sheet, { ...cloth, d, rim: sleeved ? 36 : 8 }))
    .join('');
  const bodice = (d: string): string =>
    part(sheet, { ...cloth, d, rim: 44, folds: foldsOf(main, BODICE_FOLDS) });
  const hollow = sleeved
    ? `<path d="M392 150C430 132 570 132 608 150C580 214 540 250 500 252C460 250 420 214 392 150Z" fill="${main.deep}"/>${label(ink.brandIndex, [500, 164, 38], ['#e9e6df', '#2b2c30'])}`
    : `<path d="M380 200C440 214 560 214 620 200C600 250 560 284 500 286C440 284 400 250 380 200Z" fill="${main.deep}"/>`;
  const hem = stitches('M240 892C310 930 690 930 760 892', main.stitch, 0);
  const front = limbs + hollow + flare + bodice(sleeved ? COVERED : BODICE) + belt(ink) + hem;
  const back =
    limbs +
    flare +
    bodice(
      sleeved
        ? COVERED_BACK
        : 'M350 190C420 214 580 214 650 190C646 250 662 300 682 330C666 390 654 420 648 450C600 462 400 462 352 450C346 420 334 390 318 330C338 300 354 250 350 190Z',
    ) +
    belt(ink) +
    hem +
    seam('M500 216V436', main);
  return {
    front,
    back,
    outline: `${FLARE}${sleeved ? COVERED : BODICE}`,
    closeUps: [
      [310, 110, 380],
      [240, 560, 380],
    ],
  };
};
