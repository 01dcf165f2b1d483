import type { Draw, Ink } from '../ink.ts';
import { label } from '../marks.ts';
import { mirrored } from '../mirror.ts';
import { part, seam, stitches } from '../part.ts';
import { type Cut, legOf, legs, waistband } from './legs.ts';
import { shirtButton } from './tees.ts';

const STRAIGHT: Cut = { waist: 148, hip: 192, knee: [40, 184], hem: [44, 178], end: 918, crotch: 410 };
const SLIM: Cut = { waist: 144, hip: 182, knee: [42, 160], hem: [56, 142], end: 914, crotch: 404 };
const WIDE: Cut = { waist: 148, hip: 196, knee: [26, 222], hem: [24, 240], end: 924, crotch: 424 };

function washed({ main }: Ink, { knee, crotch, end }: Cut): string {
  const middle = (crotch + end) / 2;
  const fade = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${main.glow}" opacity="0.3" filter="url(#mist)"/>`;
  const x = (knee[0] + knee[1]) / 2;
  return [500 - x, 500 + x].map((at) => fade(at, crotch - 10, 46, 100) + fade(at, middle, 38, 80)).join('');
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
    waistband(ink, cut) +
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
    waistband(ink, cut) +
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
  const cloth = legs(ink, cut, { texture: 'twill' }) + washed(ink, cut);
  return {
    front: cloth + denimFront(ink, cut),
    back: cloth + denimBack(ink, cut),
    outline: legOf(cut) + mirrored(legOf(cut)),
    closeUps: closeUpsOf(cut),
  };
};
