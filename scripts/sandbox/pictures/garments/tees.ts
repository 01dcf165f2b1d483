import type { Draw, Ink } from '../ink.ts';
import { label, mark } from '../marks.ts';
import { bothSides, mirrored } from '../mirror.ts';
import { part, seam, stitches } from '../part.ts';
import { chestPrint } from '../prints.ts';
import { type Cut, hemLine, neckCurve, torso, torsoOutline } from './torso.ts';

const TEE: Cut = { sleeve: 'short', neck: 232, neckline: 'round', hem: 858, hemBow: 22, halfHem: 216 };
const POLO: Cut = { ...TEE, neck: 210, hem: 862 };
const BLOUSE: Cut = { sleeve: 'flutter', neck: 330, neckline: 'v', hem: 820, hemBow: 44, halfHem: 240 };
const CLOSE: readonly [readonly [number, number, number], readonly [number, number, number]] = [
  [300, 130, 400],
  [236, 540, 380],
];

/** The ribbed band of a round neck. */
function rib(ink: Ink, cut: Cut, depth: number): string {
  const tone = ink.look.pattern === 'blocks' || ink.look.seed % 4 === 0 ? ink.accent : ink.main;
  const curve = `M392 168${neckCurve(cut, depth)}`;
  const band = (color: string, width: number, rest = ''): string =>
    `<path d="${curve}" fill="none" stroke="${color}" stroke-width="${width}" ${rest}/>`;
  return (
    band('#000', 27, 'stroke-opacity="0.16" transform="translate(0 4)"') +
    band(tone.line, 25) +
    band(tone.base, 22) +
    band(tone.glow, 3, 'stroke-opacity="0.5" transform="translate(0 -7)"') +
    band(tone.deep, 20, 'stroke-dasharray="2.2 5" stroke-opacity="0.35"')
  );
}

function finish(ink: Ink, cut: Cut): string {
  const cuff = 'M108 440C146 472 194 488 238 492';
  return (
    seam(hemLine(cut, 22), ink.main, false) +
    stitches(hemLine(cut, 26), ink.main.stitch, 0) +
    (cut.sleeve === 'short' ? seam(bothSides(cuff), ink.main, false) : '')
  );
}

function neckLabel({ brandIndex, main }: Ink): string {
  return label(brandIndex, [500, 178, 44], main.isDark ? ['#e9e6df', '#2b2c30'] : ['#2b2c30', '#f3f1ea']);
}

function teeInside(ink: Ink): string {
  if (ink.look.pattern === 'print') return chestPrint(ink);
  const lower = `<path d="M200 560H800V900H200Z" fill="${ink.accent.base}"/><path d="M200 560H800" stroke="${ink.accent.line}" stroke-width="3" stroke-opacity="0.5"/>`;
  if (ink.look.pattern === 'blocks' && ink.look.seed % 2 === 0) return lower;
  return ink.look.pattern === 'stripes' ? '' : mark(ink.brandIndex, [610, 330, 40], ink.accent.base);
}

/** A T-shirt. */
export const tee: Draw = (ink) => {
  const sleeves = ink.look.pattern === 'blocks' && ink.look.seed % 2 === 1 ? ink.accent : ink.main;
  const dress = { texture: 'jersey', sleeves } as const;
  const inside = teeInside(ink);
  return {
    front:
      torso(ink, TEE, { ...dress, isBack: false, inside }) +
      neckLabel(ink) +
      rib(ink, TEE, 232) +
      finish(ink, TEE),
    back:
      torso(ink, TEE, { ...dress, isBack: true, inside: ink.look.pattern === 'blocks' ? inside : '' }) +
      rib(ink, TEE, 184) +
      finish(ink, TEE),
    outline: torsoOutline(TEE),
    closeUps: CLOSE,
  };
};

const COLLAR = 'M390 166C420 196 460 224 500 246L452 318C410 290 366 240 352 196C358 180 374 170 390 166Z';

function button(x: number, y: number, color: string, line: string): string {
  return (
    `<circle cx="${x}" cy="${y + 2}" r="8.5" fill="#000" opacity="0.25"/><circle cx="${x}" cy="${y}" r="8" fill="${color}" stroke="${line}" stroke-width="1.4"/>` +
    `<circle cx="${x - 2}" cy="${y}" r="1.2" fill="${line}"/><circle cx="${x + 2}" cy="${y}" r="1.2" fill="${line}"/>`
  );
}

function poloFront(ink: Ink): string {
  const { sheet, main, accent, look } = ink;
  const collar = look.pattern === 'blocks' ? accent : main;
  const placket = part(sheet, {
    d: 'M474 236H528V424H474Z',
    shades: look.pattern === 'blocks' ? accent : main,
    texture: 'pique',
    rim: 10,
  });
  const pieces = [COLLAR, mirrored(COLLAR)].map(
    (d) => part(sheet, { d, shades: collar, texture: 'jersey', rim: 18 }) + stitches(d, collar.stitch, 0),
  );
  const buttons = [290, 348, 400].map((y) => button(501, y, '#f0ece2', main.line)).join('');
  return placket + buttons + pieces.join('') + mark(ink.brandIndex, [612, 340, 38], accent.base);
}

/** A polo shirt. */
export const polo: Draw = (ink) => {
  const dress = { texture: 'pique', sleeves: ink.main } as const;
  const collarBack = part(ink.sheet, {
    d: 'M372 176C420 148 580 148 628 176C620 214 380 214 372 176Z',
    shades: ink.look.pattern === 'blocks' ? ink.accent : ink.main,
    texture: 'jersey',
    rim: 14,
  });
  return {
    front: torso(ink, POLO, { ...dress, isBack: false }) + poloFront(ink) + finish(ink, POLO),
    back: torso(ink, POLO, { ...dress, isBack: true }) + collarBack + finish(ink, POLO),
    outline: torsoOutline(POLO),
    closeUps: CLOSE,
  };
};

/** A V-neck blouse with fluttering sleeves. */
export const blouse: Draw = (ink) => {
  const dress = { texture: 'weave', sleeves: ink.main } as const;
  const edge = (depth: number): string => seam(`M392 168${neckCurve(BLOUSE, depth)}`, ink.main);
  return {
    front: torso(ink, BLOUSE, { ...dress, isBack: false }) + neckLabel(ink) + edge(330) + finish(ink, BLOUSE),
    back: torso(ink, { ...BLOUSE, neckline: 'round' }, { ...dress, isBack: true }) + finish(ink, BLOUSE),
    outline: torsoOutline(BLOUSE),
    closeUps: CLOSE,
  };
};

/** Small parts that shirts and polos share. */
export const shirtButton = button;
