import { fabricOf } from './fabrics.ts';
import type { Draw, Ink } from './ink.ts';
import { label, mark } from './marks.ts';
import { mirrored } from './mirror.ts';
import { ribbing } from './outerwear.ts';
import { type Fold, foldsOf, part, seam, stitches } from './part.ts';
import type { Shades } from './shades.ts';
import { shirtButton } from './tees.ts';
import type { Texture } from './textures.ts';

/** The cut of a pair of trousers: half widths at the waist, hip, knee and hem, and where the hem is. */
type Cut = {
  readonly waist: number;
  readonly hip: number;
  readonly knee: readonly [number, number];
  readonly hem: readonly [number, number];
  readonly end: number;
  readonly crotch: number;
};

const STRAIGHT: Cut = { waist: 148, hip: 192, knee: [40, 184], hem: [44, 178], end: 918, crotch: 410 };
const SLIM: Cut = { waist: 144, hip: 182, knee: [42, 160], hem: [56, 142], end: 914, crotch: 404 };
const WIDE: Cut = { waist: 148, hip: 196, knee: [26, 222], hem: [24, 240], end: 924, crotch: 424 };
const JOGGER: Cut = { waist: 152, hip: 200, knee: [34, 182], hem: [62, 148], end: 880, crotch: 420 };
const SHORTS: Cut = { waist: 196, hip: 250, knee: [26, 270], hem: [24, 286], end: 700, crotch: 470 };
const LEGGINGS: Cut = { waist: 128, hip: 176, knee: [38, 132], hem: [58, 116], end: 926, crotch: 400 };

function legOf({ waist, hip, knee, hem, end, crotch }: Cut): string {
  const [kneeIn, kneeOut] = knee;
  const [hemIn, hemOut] = hem;
  const middle = (crotch + end) / 2;
  return (
    `M500 118L${500 - waist} 112C${500 - waist - 18} 190 ${500 - hip - 4} 250 ${500 - hip} 330C${500 - hip} 420 ${500 - kneeOut - 8} ${middle - 80} ${500 - kneeOut} ${middle}` +
    `C${500 - kneeOut + 2} ${middle + 90} ${500 - hemOut} ${end - 90} ${500 - hemOut} ${end}C${500 - hemOut + 40} ${end + 12} ${500 - hemIn - 30} ${end + 12} ${500 - hemIn} ${end + 4}` +
    `C${500 - hemIn + 4} ${end - 120} ${500 - kneeIn - 4} ${middle + 60} ${500 - kneeIn} ${middle - 20}C${500 - kneeIn + 14} ${crotch + 60} 492 ${crotch + 20} 500 ${crotch}Z`
  );
}

function legFolds({ hip, knee, end, crotch }: Cut): Fold[] {
  const middle = (crotch + end) / 2;
  return [
    [492, crotch - 6, 500 - hip + 40, crotch - 70, 10, 14],
    [490, crotch + 8, 500 - hip + 30, crotch + 40, -12, 13],
    [480, crotch + 40, 500 - hip + 50, crotch + 120, -10, 11],
    [500 - knee[1] + 14, middle + 6, 500 - knee[0] - 30, middle + 34, 10, 10],
    [500 - knee[1] + 20, middle - 50, 500 - knee[0] - 50, middle - 30, 8, 8],
    [500 - knee[1] * 0.6, middle + 70, 500 - knee[1] * 0.62, end - 60, 10, 12],
    [500 - knee[1] + 20, end - 50, 500 - knee[0] - 40, end - 70, 8, 9],
  ];
}

function legs(ink: Ink, cut: Cut, texture: Texture, shades: Shades, folds = legFolds(cut)): string {
  const { sheet } = ink;
  const overlays = ink.look.pattern === 'checks' ? fabricOf(ink) : [];
  const other = folds.map(
    ([x1, y1, x2, y2, bow, width]): Fold => [1000 - x1, y1, 1000 - x2, y2, -bow, width],
  );
  const d = legOf(cut);
  return (
    part(sheet, { d: mirrored(d), shades, texture, overlays, rim: 58, folds: foldsOf(shades, other) }) +
    part(sheet, { d, shades, texture, overlays, rim: 58, folds: foldsOf(shades, folds) })
  );
}

function washed({ main }: Ink, { knee, crotch, end }: Cut): string {
  const middle = (crotch + end) / 2;
  const fade = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${main.glow}" opacity="0.3" filter="url(#mist)"/>`;
  const x = (knee[0] + knee[1]) / 2;
  return [500 - x, 500 + x].map((at) => fade(at, crotch - 10, 46, 100) + fade(at, middle, 38, 80)).join('');
}

function waistband(ink: Ink, { waist }: Cut, shades: Shades, texture: Texture): string {
  const d = `M${500 - waist + 2} 92C${500 - waist + 80} 102 ${500 + waist - 80} 102 ${500 + waist - 2} 92L${500 + waist + 6} 146C${500 + waist - 80} 158 ${500 - waist + 80} 158 ${500 - waist - 6} 146Z`;
  return (
    part(ink.sheet, { d, shades, texture, rim: 14 }) +
    stitches(
      `M${500 - waist} 150C${500 - waist + 80} 160 ${500 + waist - 80} 160 ${500 + waist} 150`,
      shades.stitch,
      8,
    )
  );
}

const GOLD = '#c58f4a';

function denimFront(ink: Ink, cut: Cut): string {
  const { main, sheet } = ink;
  const { waist, hip } = cut;
  const scoop = `M${500 - waist + 26} 150C${500 - waist + 24} 220 ${500 - hip + 30} 250 ${500 - hip + 6} 256`;
  const fly = 'M538 152C540 240 538 300 504 340';
  const loops = [-waist + 30, -60, 60, waist - 30]
    .map((x) =>
      part(sheet, { d: `M${492 + x} 90H${508 + x}V164H${492 + x}Z`, shades: main, texture: 'twill', rim: 4 }),
    )
    .join('');
  const rivets = [
    [500 - waist + 24, 160],
    [500 + waist - 24, 160],
    [500 - hip + 12, 248],
    [500 + hip - 12, 248],
  ].map(
    ([x = 0, y = 0]) =>
      `<circle cx="${x}" cy="${y}" r="5.5" fill="#b87f45" stroke="#6b4424" stroke-width="1.4"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="1.8" fill="#f0cda0"/>`,
  );
  const lines = [scoop, mirrored(scoop), fly]
    .map((d) => seam(d, main, false) + stitches(d, GOLD, 7))
    .join('');
  const hems = [-1, 1].map((side) =>
    stitches(
      `M${500 + side * cut.hem[1]} ${cut.end - 14}C${500 + side * cut.hem[1] - side * 40} ${cut.end - 4} ${500 + side * cut.hem[0] + side * 30} ${cut.end - 4} ${500 + side * cut.hem[0]} ${cut.end - 12}`,
      GOLD,
      0,
    ),
  );
  return (
    lines +
    rivets.join('') +
    hems.join('') +
    seam(`M500 158V${cut.crotch}`, main, false) +
    waistband(ink, cut, main, 'twill') +
    loops +
    shirtButton(500, 124, '#b98a4e', '#5f3d20')
  );
}

function denimBack(ink: Ink, cut: Cut): string {
  const { main, sheet, brandIndex } = ink;
  const pocket = 'M348 236H466V340L407 376L348 340Z';
  const pockets = [pocket, mirrored(pocket)].map(
    (d) => part(sheet, { d, shades: main, texture: 'twill', rim: 12 }) + stitches(d, GOLD, 0),
  );
  const yoke = `M${500 - cut.hip + 18} 206C420 214 470 226 500 244C530 226 580 214 ${500 + cut.hip - 18} 206`;
  return (
    seam(yoke, main, false) +
    stitches(yoke, GOLD, 6) +
    pockets.join('') +
    seam(`M500 244V${cut.crotch}`, main, false) +
    waistband(ink, cut, main, 'twill') +
    label(brandIndex, [590, 124, 62], ['#a5713f', '#4a2d16'])
  );
}

function closeUpsOf(cut: Cut): ReturnType<Draw>['closeUps'] {
  return [
    [320, 70, 340],
    [500 - cut.hem[1] - 40, cut.end - 330, 380],
  ];
}

/** A pair of jeans: straight, slim or wide. */
export const jeans: Draw = (ink) => {
  const cut = ink.look.pattern === 'wide' ? WIDE : ink.look.pattern === 'ribbed' ? SLIM : STRAIGHT;
  const cloth = legs(ink, cut, 'twill', ink.main) + washed(ink, cut);
  return {
    front: cloth + denimFront(ink, cut),
    back: cloth + denimBack(ink, cut),
    outline: legOf(cut) + mirrored(legOf(cut)),
    closeUps: closeUpsOf(cut),
  };
};

function sideBand(ink: Ink, { hip, knee, hem, end, crotch, waist }: Cut): string {
  if (ink.look.pattern !== 'stripes') return '';
  const middle = (crotch + end) / 2;
  const d = `M${500 - waist - 2} 150C${500 - hip + 14} 250 ${500 - hip + 20} 330 ${500 - hip + 20} 350C${500 - hip + 20} 430 ${500 - knee[1] + 20} ${middle - 80} ${500 - knee[1] + 20} ${middle}C${500 - knee[1] + 22} ${middle + 90} ${500 - hem[1] + 18} ${end - 90} ${500 - hem[1] + 18} ${end}`;
  return [d, mirrored(d)]
    .map(
      (line) =>
        `<path d="${line}" fill="none" stroke="${ink.accent.dark}" stroke-width="25"/><path d="${line}" fill="none" stroke="${ink.accent.base}" stroke-width="22"/>`,
    )
    .join('');
}

function cord(ink: Ink): string {
  const one = (d: string): string =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="10" stroke-linecap="round" transform="translate(2 4)"/><path d="${d}" fill="none" stroke="${ink.accent.base}" stroke-width="8" stroke-linecap="round"/>`;
  return one('M488 130C470 180 474 220 466 262') + one('M512 130C528 180 522 214 532 250');
}

/** Joggers with ribbed ankles. */
export const joggers: Draw = (ink) => {
  const { main, brandIndex, accent } = ink;
  const [inner, outer] = JOGGER.hem;
  const cuff = `M${500 - outer - 4} 872C${500 - outer + 40} 884 ${500 - inner - 30} 884 ${500 - inner + 4} 874L${500 - inner - 6} 940C${500 - inner - 40} 946 ${500 - outer + 40} 946 ${500 - outer + 10} 938Z`;
  const pocket = 'M356 160C352 220 330 270 314 300';
  const cuffs = ribbing(ink, cuff, main) + ribbing(ink, mirrored(cuff), main);
  const cloth =
    legs(ink, JOGGER, 'jersey', main) +
    sideBand(ink, JOGGER) +
    cuffs +
    ribbing(ink, 'M346 88C420 98 580 98 654 88L660 150C580 162 420 162 340 150Z', main);
  return {
    front:
      cloth +
      seam(pocket, main) +
      seam(mirrored(pocket), main) +
      seam('M500 160V420', main, false) +
      cord(ink) +
      mark(brandIndex, [382, 380, 42], accent.base),
    back: cloth + seam('M500 160V420', main, false) + seam('M556 240H640V350H556Z', main),
    outline: legOf(JOGGER) + mirrored(legOf(JOGGER)),
    closeUps: [
      [310, 70, 380],
      [330, 600, 360],
    ],
  };
};

/** Leggings with a high waist. */
export const leggings: Draw = (ink) => {
  const { main, accent, look, sheet, brandIndex } = ink;
  const folds: Fold[] = [
    [494, 404, 360, 380, 6, 7],
    [492, 420, 370, 440, -6, 7],
    [380, 660, 452, 676, 6, 6],
    [400, 870, 440, 876, 5, 5],
  ];
  const panel = 'M330 280C352 420 372 560 372 700C380 620 372 480 352 330C346 300 338 286 330 280Z';
  const panels =
    look.pattern === 'blocks'
      ? part(sheet, {
          d: 'M332 270C300 420 352 560 366 680C396 560 396 420 372 262Z',
          shades: accent,
          texture: 'mesh',
          rim: 14,
        }) +
        part(sheet, {
          d: mirrored('M332 270C300 420 352 560 366 680C396 560 396 420 372 262Z'),
          shades: accent,
          texture: 'mesh',
          rim: 14,
        })
      : seam(panel, main, false) + seam(mirrored(panel), main, false);
  const waist =
    part(sheet, {
      d: 'M374 84C440 96 560 96 626 84L650 196C590 226 410 226 350 196Z',
      shades: main,
      texture: 'jersey',
      rim: 24,
    }) + seam('M352 196C410 224 590 224 648 196', main);
  const cloth = legs(ink, LEGGINGS, 'jersey', main, folds) + panels + waist;
  return {
    front: cloth + mark(brandIndex, [500, 152, 44], accent.base),
    back: cloth,
    outline: legOf(LEGGINGS) + mirrored(legOf(LEGGINGS)),
    closeUps: [
      [320, 70, 360],
      [330, 560, 360],
    ],
  };
};

function leavesPrint({ accent, main }: Ink): string {
  const leaf = (x: number, y: number, turn: number, color: string): string =>
    `<path d="M0 0C20 -40 60 -50 90 -40C80 -8 44 14 0 0ZM0 0C30 -14 56 -26 84 -36" fill="${color}" stroke="${main.base}" stroke-width="2.5" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return Array.from({ length: 60 }, (_, index) =>
    leaf(
      160 + (index % 8) * 96 + (Math.floor(index / 8) % 2) * 48,
      170 + Math.floor(index / 8) * 78,
      (index * 67) % 360,
      index % 3 === 0 ? main.glow : accent.base,
    ),
  ).join('');
}

/** Shorts: twill, sporty or printed. */
export const shorts: Draw = (ink) => {
  const { main, look, sheet } = ink;
  const d = legOf(SHORTS);
  const both = [mirrored(d), d].map((leg, side) => {
    const folds = legFolds(SHORTS)
      .slice(0, 3)
      .map(
        ([x1, y1, x2, y2, bow, width]): Fold =>
          side === 0 ? [1000 - x1, y1, 1000 - x2, y2, -bow, width] : [x1, y1, x2, y2, bow, width],
      );
    return part(sheet, {
      d: leg,
      shades: main,
      texture: look.pattern === 'plain' ? 'twill' : 'weave',
      rim: 60,
      inside: look.pattern === 'print' ? leavesPrint(ink) : '',
      folds: foldsOf(main, folds),
    });
  });
  const pocket = 'M330 156C326 220 290 270 258 290';
  const cloth = both.join('') + sideBand(ink, SHORTS) + seam('M500 160V470', main, false);
  const elastic = look.pattern !== 'plain';
  const band = elastic
    ? ribbing(ink, 'M302 88C400 100 600 100 698 88L704 150C600 164 400 164 296 150Z', main)
    : waistband(ink, SHORTS, main, 'twill') + shirtButton(500, 124, '#e9e2d2', main.line);
  const hem = 'M216 680C290 696 400 694 474 684';
  const front =
    cloth +
    band +
    seam(pocket, main) +
    seam(mirrored(pocket), main) +
    stitches(hem, main.stitch, 0) +
    stitches(mirrored(hem), main.stitch, 0) +
    (elastic ? cord(ink) : seam('M536 156C540 240 536 300 504 350', main));
  return {
    front,
    back: cloth + band + seam('M560 230H650V330H560Z', main),
    shift: [0, 90],
    outline: d + mirrored(d),
    closeUps: [
      [300, 150, 380],
      [180, 480, 360],
    ],
  };
};
