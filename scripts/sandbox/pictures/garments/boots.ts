import type { Draw, Ink, Sketch } from '../ink.ts';
import { mark } from '../marks.ts';
import { type Fold, foldsOf, part, seam, stitches } from '../part.ts';
import { mix, type Shades, shadesOf } from '../shades.ts';
import { laces } from './laces.ts';

const SHAFT =
  'M164 716C150 640 160 560 172 480C182 400 180 320 172 236C172 222 190 216 210 220C270 230 340 230 396 216C416 212 428 220 432 236C440 330 476 420 540 484C620 520 720 540 800 570C856 592 884 630 886 680C888 706 884 716 880 724H170Z';
const LINING = 'M176 232C200 196 390 188 430 230L396 262C330 274 240 274 176 232Z';
const TOE = 'M640 726C636 650 670 570 740 548C830 566 884 620 886 680C888 706 884 716 880 726Z';
const HEEL = 'M164 720C150 640 160 560 170 500C220 520 262 600 272 720Z';
const SOLE =
  'M156 708C152 740 152 764 158 786H330C336 770 350 762 380 762H640C760 764 830 772 880 762C896 750 900 730 892 710C700 726 380 726 156 708Z';
const FLAT_SOLE = 'M156 708C152 740 152 764 158 792H860C884 786 900 750 892 710C700 726 380 726 156 708Z';
const LUGS =
  'M158 782V800H190V786H214V800H246V786H270V800H302V786H330V782M400 760V780H436V764H464V780H500V764H528V780H566V766H596V782H634V768H664V786H702V772H732V788H770V776H800V786H838V770H866V760Z';
const GORE = 'M250 232C246 320 262 420 300 500C350 480 376 380 366 226C330 234 286 236 250 232Z';
const EYESTAY = 'M340 232L428 228C440 330 476 420 546 488C560 510 556 536 540 548C440 510 360 400 340 232Z';
const VAMP = 'M272 716C262 600 330 520 470 520M640 724C634 650 600 590 540 548';

function sole(ink: Ink): string {
  const { sheet, look } = ink;
  const rubber = shadesOf(look.pattern === 'retro' ? '#c49b6a' : '#2b2826');
  const welt = 'M156 708C380 726 700 726 892 710';
  return (
    (look.pattern === 'retro'
      ? ''
      : `<path d="${LUGS}" fill="${rubber.deep}" transform="translate(0 -2)"/>`) +
    part(sheet, { d: look.pattern === 'retro' ? FLAT_SOLE : SOLE, shades: rubber, rim: 22 }) +
    `<path d="${welt}" fill="none" stroke="${look.pattern === 'blocks' ? '#c9552f' : '#b98d58'}" stroke-width="11"/>` +
    stitches(welt, '#f0e2c8', 0)
  );
}

const LACED_FOLDS: readonly Fold[] = [
  [210, 420, 330, 450, 16, 13],
  [200, 470, 320, 510, 14, 12],
  [560, 540, 620, 640, -18, 14],
  [610, 560, 640, 680, -12, 12],
];

function laced(ink: Ink, leather: Shades): string {
  const { sheet, main } = ink;
  return (
    part(sheet, {
      d: 'M350 250C352 214 366 196 392 190C424 186 446 200 452 222C470 330 520 420 580 500L520 540Z',
      shades: leather,
      texture: 'leather',
      rim: 22,
    }) +
    part(sheet, {
      d: SHAFT,
      shades: main,
      texture: 'leather',
      rim: 74,
      folds: foldsOf(main, LACED_FOLDS),
    }) +
    part(sheet, { d: EYESTAY, shades: leather, texture: 'leather', rim: 20 }) +
    stitches('M346 240C366 400 446 510 540 544', main.stitch, 2)
  );
}

const CHELSEA_FOLDS: readonly Fold[] = [
  [540, 520, 600, 640, -18, 14],
  [600, 550, 640, 680, -12, 12],
  [220, 560, 420, 540, 12, 10],
];

function chelsea(ink: Ink): string {
  const { sheet, main } = ink;
  const lines = Array.from({ length: 16 }, (_, index) => `M${238 + index * 9} 220V520`).join('');
  return (
    part(sheet, {
      d: SHAFT,
      shades: main,
      texture: 'suede',
      rim: 74,
      folds: foldsOf(main, CHELSEA_FOLDS),
    }) +
    part(sheet, {
      d: GORE,
      shades: shadesOf(mix(main.base, '#17181c', 0.6)),
      inside: `<path d="${lines}" stroke="#000" stroke-opacity="0.35" stroke-width="3"/>`,
      rim: 14,
    }) +
    stitches(GORE, main.stitch, 0) +
    `<path d="M170 240C150 200 160 176 180 172L196 176L200 236" fill="none" stroke="${main.dark}" stroke-width="12"/>`
  );
}

const BOOT_CLOSE_UPS: Sketch['closeUps'] = [
  [270, 200, 420],
  [560, 480, 360],
];

/** A boot: laced leather, an elastic ankle boot, or a mountain boot. */
export const boot: Draw = (ink) => {
  const { sheet, main, look, brandIndex, accent } = ink;
  const isChelsea = look.pattern === 'retro';
  const second = look.pattern === 'blocks' ? shadesOf(mix(main.base, '#1d1a18', 0.45)) : main;
  const art =
    part(sheet, { d: LINING, shades: shadesOf('#8d7a63'), texture: 'suede', rim: 30 }) +
    (isChelsea ? chelsea(ink) : laced(ink, second)) +
    (isChelsea
      ? ''
      : part(sheet, { d: TOE, shades: second, texture: 'leather', rim: 44 }) +
        stitches('M640 724C636 650 670 570 740 548', main.stitch, 4)) +
    part(sheet, { d: HEEL, shades: second, texture: isChelsea ? 'suede' : 'leather', rim: 30 }) +
    stitches('M172 502C220 522 262 602 272 716', main.stitch, 3) +
    (isChelsea
      ? ''
      : seam(VAMP, main) + mark(brandIndex, [250, 330, 54], main.isDark ? main.glow : accent.base)) +
    (isChelsea
      ? ''
      : laces(
          { from: [372, 256], to: [536, 516], ridgeFrom: [432, 236], ridgeTo: [572, 488], count: 7 },
          shadesOf(look.pattern === 'blocks' ? '#b8452c' : '#d2bd95'),
          main,
        )) +
    sole(ink);
  return {
    front: art,
    shift: [-20, 10],
    outline: `${SHAFT}M156 708H892V796H158Z`,
    floor: [500, 808, 366],
    closeUps: BOOT_CLOSE_UPS,
  };
};

const FOOTBED =
  'M110 640C104 672 110 704 134 714C330 722 420 700 560 712C680 722 800 730 856 714C896 702 904 672 888 648C830 616 700 640 600 646C440 652 330 620 220 606C160 600 118 612 110 640Z';
const INSOLE =
  'M112 636C124 606 170 600 226 606C330 622 440 652 600 646C700 640 830 616 888 646C780 650 700 668 590 668C430 672 300 640 112 636Z';
const STRAP_WIDE = 'M470 664C480 560 540 490 620 476C700 470 760 530 792 634C700 650 580 668 470 664Z';
const STRAP_ONE = 'M600 664C606 580 640 520 690 508C750 514 784 570 800 636C740 646 670 660 600 664Z';
const STRAP_TWO = 'M390 656C398 560 430 500 486 486C540 492 560 560 566 664C500 668 440 664 390 656Z';

function buckle(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(-14)"><rect x="-24" y="-20" width="48" height="40" rx="7" fill="none" stroke="#7d6a44" stroke-width="9"/><rect x="-24" y="-21" width="48" height="40" rx="7" fill="none" stroke="#dcc38a" stroke-width="6"/><path d="M0 -22V20" stroke="#c9ac6c" stroke-width="5"/></g>`;
}

const SANDAL_CLOSE_UPS: Sketch['closeUps'] = [
  [400, 400, 420],
  [90, 480, 380],
];

/** Straps with their dark inner side showing behind them. */
function strapsOf({ sheet, main }: Ink, straps: readonly string[]): string {
  const lining = shadesOf(mix(main.base, '#101114', 0.55));
  const folds = foldsOf(main, [[560, 650, 620, 500, 20, 12]]);
  const inside = (d: string): string =>
    `<g transform="translate(34 -4)">${part(sheet, { d, shades: lining, texture: 'suede', rim: 20 })}</g>`;
  const outside = (d: string): string =>
    part(sheet, { d, shades: main, texture: 'leather', rim: 40, folds }) + stitches(d, main.stitch, 0);
  return straps.map(inside).join('') + straps.map(outside).join('');
}

/** A sandal: one wide strap, or two with buckles. */
export const sandal: Draw = (ink) => {
  const { sheet, main, look, accent, brandIndex } = ink;
  const buckled = look.pattern === 'stripes';
  const bed = shadesOf(buckled ? '#a97f55' : mix(main.base, '#1d1e22', main.isDark ? 0 : 0.25));
  const art =
    part(sheet, { d: FOOTBED, shades: bed, texture: 'suede', rim: 30 }) +
    `<path d="M112 690C330 706 420 684 560 696C680 706 800 714 894 682L884 704C860 728 700 726 560 716C420 706 330 726 134 716Z" fill="#26272b"/>` +
    part(sheet, {
      d: INSOLE,
      shades: shadesOf(buckled ? '#c9a77c' : mix(main.base, '#ffffff', 0.12)),
      texture: 'suede',
      rim: 14,
    }) +
    strapsOf(ink, buckled ? [STRAP_TWO, STRAP_ONE] : [STRAP_WIDE]) +
    (buckled ? buckle(478, 560) + buckle(694, 576) : mark(brandIndex, [636, 580, 76], accent.base));
  return {
    front: art,
    shift: [0, -20],
    middle: 580,
    outline: FOOTBED + STRAP_WIDE,
    floor: [500, 694, 370],
    closeUps: SANDAL_CLOSE_UPS,
  };
};
